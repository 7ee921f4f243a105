// What the coach speaks of at this step, the best first, for boards that show where it is.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Alternative, AnyAction } from "../../contract";

export const marks = signal<AnyAction[]>([]);

export function useMarks(listed: Alternative[]): void {
  const named = listed.map((one) => one.action).join("\n");
  useEffect(() => {
    marks.value = listed.map((one) => one.parts);
    return () => {
      marks.value = [];
    };
  }, [named]);
}
