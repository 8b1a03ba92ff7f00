"""The table of Epona: how cards and rows look, and what a person does with them."""
