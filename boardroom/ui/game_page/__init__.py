"""The page of a running game: prompt, stage, panels, log, score pad, curtain."""
