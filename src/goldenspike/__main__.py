"""`python -m goldenspike`, the same as the command `goldenspike`."""

from goldenspike.cli import main

if __name__ == "__main__":
    main()
