"""Puts the built web client into the sdist and the wheel, so that nobody who installs Sobremesa needs Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the server finds web/dist in the checkout
            return
        root = Path(self.root)
        client = root / "web" / "dist"
        if not (client / "index.html").exists():
            for arguments in (["install", "--silent"], ["run", "--silent", "build"]):
                if subprocess.run([root / "scripts" / "npm", *arguments]).returncode:
                    sys.exit("The page could not be built.")
        if self.target_name == "wheel":  # an sdist keeps it where it is
            build_data["force_include"][str(client)] = "sobremesa/web_dist"
