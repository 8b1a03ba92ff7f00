"""What hands can do: sources, targets, what a drop means, keys."""
