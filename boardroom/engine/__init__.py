"""The contract between games and everything else: rules, random values, texts, records. No Qt, no clock, no files."""
