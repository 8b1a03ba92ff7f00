"""The sentences of the rules: options, actions, prompts, previews, refusals, the log and the end."""
