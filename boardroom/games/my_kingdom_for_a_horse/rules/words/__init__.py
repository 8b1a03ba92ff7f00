"""The words: descriptions, lines of the log, prompts, reasons, and how a game ended."""
