// What the coach speaks of at this step, the best first, for boards that show where it is.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AnyAction } from "../../contract";

/** Null for what is no single action. */
export const marks = signal<(AnyAction | null)[]>([]);

interface Named {
  action: string;
  parts?: AnyAction;
}

export function useMarks(listed: Named[]): void {
  const named = listed.map((one) => one.action).join("\n");
  useEffect(() => {
    marks.value = listed.map((one) => one.parts ?? null);
    return () => {
      marks.value = [];
    };
  }, [named]);
}
