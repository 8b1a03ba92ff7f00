"""What is read of pieces, seen large and listed."""
