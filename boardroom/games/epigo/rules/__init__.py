"""What may be done, and what it does: a room for each chapter of the rulebook."""
