"""Drivers of Gem Run, for measure and for company.

from goldenspike.bots.gem_run import drive, driver

record = drive(line, driver("cautious", seed=1), reaction=8)
"""

from goldenspike.bots.gem_run.drive import DRIVERS, drive, driver, plan

__all__ = ["DRIVERS", "drive", "driver", "plan"]
