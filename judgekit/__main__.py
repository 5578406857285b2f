"""`python -m judgekit`."""

from judgekit.cli import main

main()
