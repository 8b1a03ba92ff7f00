"""The interface: window, lobby, stage, drag, motion, theme. Qt lives here and in the games' tables."""
