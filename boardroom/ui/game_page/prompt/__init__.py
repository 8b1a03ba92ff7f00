"""The prompt line, its buttons, and what becomes of gestures."""
