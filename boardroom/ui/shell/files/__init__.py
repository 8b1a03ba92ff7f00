"""Files opened and saved from the window."""
