"""The stage: a table pictured as pieces, taken up and dropped by mouse and keyboard, and the contract of tables."""
