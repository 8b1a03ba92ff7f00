"""The games, a folder each; found through the entry-point group ``boardroom.games``, never by name."""
