"""The widgets that pages are made of."""
