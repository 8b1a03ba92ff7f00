"""What pieces and the ground look like."""
