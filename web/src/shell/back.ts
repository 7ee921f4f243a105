// Back closes what is open, and asks before it leaves a table one plays at.
import { useEffect, useRef } from "preact/hooks";

interface Layer {
  close: () => void;
}

/** What lies open, the topmost last; each has an entry of its own in the history. */
const layers: Layer[] = [];
/** Steps back that we have taken ourselves: nobody asked for them. */
let own = 0;

/** True if a step back was ours or has closed something: then the address stays. */
export function closedByBack(): boolean {
  if (own > 0) {
    own -= 1;
    return true;
  }
  const top = layers.pop();
  top?.close();
  return top !== undefined;
}

/** While something is open, back closes it. */
export function useBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    history.pushState(null, "", location.href);
    const here = location.href;
    return () => {
      const at = layers.indexOf(layer);
      if (at < 0) return;
      layers.splice(at, 1);
      if (location.href !== here) return; // somebody has gone elsewhere
      own += 1;
      history.back();
    };
  }, [open]);
}
