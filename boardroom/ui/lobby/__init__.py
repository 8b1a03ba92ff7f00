"""The lobby: games to continue and games to begin."""
