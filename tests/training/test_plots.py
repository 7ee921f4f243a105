"""Pictures of how good the value is: every tenth and every group is on them."""

from __future__ import annotations

from xml.etree import ElementTree

from training.plots import calibration_svg, groups_svg


def test_every_tenth_that_was_said_is_a_circle() -> None:
    picture = ElementTree.fromstring(calibration_svg([(0.05, 0.04, 900), (0.5, 0.52, 100), (0.95, 0.96, 900)]))
    circles = [each for each in picture if each.tag.endswith("circle")]
    assert len(circles) == 3
    assert float(circles[0].attrib["r"]) > float(circles[1].attrib["r"])
    assert float(circles[0].attrib["cy"]) > float(circles[2].attrib["cy"]), "what comes true more often lies higher"


def test_groups_are_told_the_most_useful_first() -> None:
    picture = groups_svg({"hand": -0.001, "waiting": 0.2, "points": 0.05})
    assert picture.index("waiting") < picture.index("points") < picture.index("hand")
    assert "+0.2000" in picture
