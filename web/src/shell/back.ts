// Back closes what is open, and asks before it leaves a table one plays at.
import { useLayoutEffect, useRef } from "preact/hooks";

interface Layer {
  close: () => void;
}

/** What lies open, the topmost last; each has an entry in the history, which says how many lie open there. */
const layers: Layer[] = [];
/** Whether we are going back ourselves: nobody asked for that. */
let returning = false;

const noted = (): number => (history.state as { open?: number } | null)?.open ?? 0;

/** Brings the history to as many entries as lie open. */
function settle(): void {
  if (returning) return;
  while (noted() < layers.length) history.pushState({ open: noted() + 1 }, "", location.href);
  if (noted() === layers.length) return;
  returning = true;
  history.go(layers.length - noted());
}

/** True if a step back was ours or has closed something: then the address stays. */
export function closedByBack(): boolean {
  if (returning) {
    returning = false;
    settle();
    return true;
  }
  const closing = layers.splice(noted()).reverse();
  for (const layer of closing) layer.close();
  return closing.length > 0;
}

/** While something is open, back closes it. */
export function useBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // As soon as it is to be seen; and once for all that opens and closes together.
  useLayoutEffect(() => {
    if (!open) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    queueMicrotask(settle);
    return () => {
      const at = layers.indexOf(layer);
      if (at < 0) return;
      layers.splice(at, 1);
      queueMicrotask(settle);
    };
  }, [open]);
}
