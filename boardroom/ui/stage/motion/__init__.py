"""How what happened is seen and heard."""
