// What a seat could expect, as it is shown: a chance in a hundred, or points.
import type { Analysis } from "../../contract";
import { language } from "../text";

/** The worth of every seat after so many steps. */
export const worthAt = (found: Analysis, step: number): number[] => found.moments[step - 1]?.worth ?? found.start;

export function shown(found: { unit: Analysis["unit"] }, worth: number, signed = false): string {
  const digits = found.unit === "so far" ? 0 : 1;
  const figure = (found.unit === "chance" ? worth * 100 : worth).toLocaleString(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return figure.replace("-", "−") + (found.unit === "chance" ? "\u00a0%" : "");
}
