// What a seat could expect, as it is shown: a chance in a hundred, or points.
import type { Analysis } from "../../contract";

/** The worth of every seat after so many steps. */
export const worthAt = (found: Analysis, step: number): number[] => found.moments[step - 1]?.worth ?? found.start;

export function shown(found: Analysis, worth: number, signed = false): string {
  const figure = (found.unit === "chance" ? worth * 100 : worth).toFixed(found.unit === "so far" ? 0 : 1);
  return (signed && worth > 0 ? "+" : "") + figure + (found.unit === "chance" ? " %" : "");
}
