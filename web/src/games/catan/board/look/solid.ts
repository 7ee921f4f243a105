// The island in three dimensions, fetched when somebody wants it or is about to; the plan is shown till then.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { unable } from "./look";

type Solid = typeof import("../../island3d").SolidIsland;

const fetched = signal<{ Solid: Solid } | null>(null);

const load = () => import("../../island3d");

/** A pointer is on its way to the button. */
export const expectSolid = (): void => void load().catch(() => undefined);

export function useSolid(wanted: boolean): Solid | null {
  useEffect(() => {
    if (!wanted || fetched.value) return;
    load().then(
      ({ SolidIsland }) => (fetched.value = { Solid: SolidIsland }),
      () => (unable.value = true),
    );
  }, [wanted]);
  return wanted ? (fetched.value?.Solid ?? null) : null;
}
