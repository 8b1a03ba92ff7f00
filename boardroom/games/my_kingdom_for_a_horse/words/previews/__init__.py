"""The previews: what an action would give, cost, close and lose."""
