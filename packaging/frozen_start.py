"""Where the program in the packages starts."""

import sys

from boardroom.__main__ import main

sys.exit(main())
