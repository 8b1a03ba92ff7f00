"""The numbers and pieces of the rulebook, as tables (TOML) and nothing else."""
