"""The interface: window, lobby, stage, drag, motion, theme. Qt lives here and in the games' tables."""

from boardroom.ui.kit import guarded_overrides

# Before any class of Qt's kind is made, here or in a table.
guarded_overrides.install()
