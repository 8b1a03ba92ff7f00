"""What is said: names, prompts, the log, previews, reasons, the score."""
