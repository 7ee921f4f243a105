// An account as two sides of the same length: what came, with the start, and what went, with the end.
import type { Analysis } from "../../contract";

export interface Part {
  name: string;
  size: number;
}

export interface Sides {
  came: Part[];
  went: Part[];
}

export function sidesOf(account: Analysis["accounts"][number]): Sides {
  const sides: Sides = { came: [], went: [] };
  const put = (name: string, value: number, toGo: boolean) => {
    if (Math.abs(value) > 1e-9) (toGo === value > 0 ? sides.went : sides.came).push({ name, size: Math.abs(value) });
  };
  put("start", account.start, false);
  put("end", account.end, true);
  for (const [name, value] of Object.entries(account.parts)) put(name, value, false);
  return sides;
}

export const length = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.size, 0);
