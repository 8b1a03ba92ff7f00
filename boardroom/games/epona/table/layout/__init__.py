"""Where everything lies: from window, view and size of text to places."""
