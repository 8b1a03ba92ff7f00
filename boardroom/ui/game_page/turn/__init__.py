"""Who is asked, who may look, what is told."""
