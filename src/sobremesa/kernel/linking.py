"""Inner rules are linked into the doors that need them, and become machine code only there.

Left to itself Numba optimises every function and turns it into machine code before it links it into its callers, so
that a small rule is treated again at each level above it. Here an inner rule stays as it was translated; a door
gathers all rules below it and optimises them together, once.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _NoMachineCode:
    """Stands where Numba would tell running code where its constants are: inner rules do not run by themselves."""

    def set_env(self, name: str, environment: Any) -> None:
        pass


class InnerLibrary(JITCodeLibrary):
    codegen = _NoMachineCode()

    def finalize(self) -> None:
        self._final_module.verify()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0


class DoorLibrary(JITCodeLibrary):
    def finalize(self) -> None:
        self._linking_libraries = list(_all_below(self._linking_libraries))
        super().finalize()


class InnerCompiler(Compiler):
    library: type[JITCodeLibrary] = InnerLibrary

    def define_pipelines(self) -> Any:
        self.state.library = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()


class DoorCompiler(InnerCompiler):
    library = DoorLibrary


def lay_out_constants(door: Any) -> None:
    """Tells the code of a door just compiled, and of all rules in it, where its constants are."""
    for compiled in door.overloads.values():
        for environment in compiled._find_referenced_environments():
            compiled.library.codegen.set_env(environment.env_name, environment)


def _all_below(libraries: Any) -> dict[Any, None]:
    found: dict[Any, None] = {}
    left = list(libraries)
    while left:
        library = left.pop(0)
        if library not in found:
            found[library] = None
            if isinstance(library, InnerLibrary):
                left += library._linking_libraries
    return found
