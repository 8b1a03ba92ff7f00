"""Pictures: painted, composed, kept."""
