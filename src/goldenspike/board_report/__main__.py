"""`python -m goldenspike.board_report`: how a board plays."""

from goldenspike.board_report.report import main

if __name__ == "__main__":
    main()
