"""What lies on the table, and what can be computed of it alone."""
