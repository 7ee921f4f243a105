// How long ago something was, in the words of the language.
import { language } from "../text";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600_000],
  ["month", 2_629_800_000],
  ["week", 604_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "5 minutes ago", "yesterday", "now". */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const [unit, size] = STEPS.find(([, length]) => passed >= length) ?? ["second", Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(passed / size) || 0, unit);
}
