"""The application around the pages: start, window, menus, files, settings."""
