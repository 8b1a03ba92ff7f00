"""What every part of the interface is made of: theme, voice, fonts, art, words, buttons, controls."""
