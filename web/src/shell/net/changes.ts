// What has changed since the row before, applied to what we had: docs/protocol.md, "Changes".
import type { Changed } from "../../contract";

type Place = string | number;

/** Copies only along the paths, so that what has not changed stays the same object. */
export function changed<Part extends object>(before: Part, { changes = [], gone = [] }: Changed): Part {
  let now: unknown = before;
  for (const change of changes) now = put(now, change.slice(0, -1) as Place[], change.at(-1));
  for (const place of gone) now = without(now, place);
  return now as Part;
}

function put(whole: unknown, [name, ...path]: Place[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = copyOf(whole);
  copy[name] = put(copy[name], path, value);
  return copy;
}

function without(whole: unknown, [name, ...path]: Place[]): unknown {
  const copy = copyOf(whole);
  if (name === undefined) return copy;
  if (path.length) copy[name] = without(copy[name], path);
  else delete copy[name];
  return copy;
}

function copyOf(whole: unknown): Record<Place, unknown> {
  return (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<Place, unknown>;
}
