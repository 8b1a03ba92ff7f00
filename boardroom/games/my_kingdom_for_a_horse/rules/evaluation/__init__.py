"""The evaluation of positions, for computer players."""
