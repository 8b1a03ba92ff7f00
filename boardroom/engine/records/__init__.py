"""Games in writing: documents, actions as text, records, and playing them again."""
