"""What the rules say: prompts, the log, names of actions, refusals, previews, and the end of the game."""
