"""The rules of Epona."""
