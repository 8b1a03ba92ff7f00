"""The reader of rules pages."""
