"""Inner rules are linked into the doors that need them, and become machine code only there.

Left to itself Numba turns every function into machine code before it links it into its callers, although nobody else
will call it. Here a door is made of inner rules as they were translated, optimised all together; those of a door that
must be quick are its own besides.
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


class QuickDoorLibrary(JITCodeLibrary):
    def finalize(self) -> None:
        self._linking_libraries = list(_all_below(self._linking_libraries))
        super().finalize()


class DoorLibrary(QuickDoorLibrary):
    """Nobody but the door itself calls the rules behind it, so that each may be folded into its callers and vanish.

    What is left of them takes its arguments otherwise than the same rule behind another door, and has its own name:
    where code is loaded, the first of a name stands in for all that come later, internal or not.
    """

    def finalize(self) -> None:
        self._own = {function.name for function in self.get_defined_functions()}
        super().finalize()

    def _optimize_final_module(self) -> None:
        inner = [function for function in self.get_defined_functions() if function.name not in self._own]
        for number, function in enumerate(inner):
            function.linkage = "internal"
            function.name = f"{min(self._own)}.{number}"
        super()._optimize_final_module()


class InnerCompiler(Compiler):
    library: type[JITCodeLibrary] = InnerLibrary

    def define_pipelines(self) -> Any:
        self.state.library = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()


class DoorCompiler(InnerCompiler):
    library = DoorLibrary


class QuickDoorCompiler(InnerCompiler):
    library = QuickDoorLibrary


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
