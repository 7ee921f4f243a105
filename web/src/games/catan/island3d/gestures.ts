// Mouse, fingers and keys that turn the island: drag to go around it, pinch or wheel to come closer, two fingers to
// move along.
import type { Eye } from "./world/eye";

interface Spot {
  x: number;
  y: number;
}

const between = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Spot, other: Spot): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/** So many pixels are still a tap. */
const TAP = 14;

const KEYS: Record<string, (eye: Eye) => void> = {
  ArrowLeft: (eye) => eye.orbit(0.06, 0),
  ArrowRight: (eye) => eye.orbit(-0.06, 0),
  ArrowUp: (eye) => eye.orbit(0, 0.06),
  ArrowDown: (eye) => eye.orbit(0, -0.06),
  "+": (eye) => eye.zoom(1.15),
  "-": (eye) => eye.zoom(1 / 1.15),
};

/** Listens on the island's box until told to stop. */
export function listen(box: HTMLElement, eye: Eye): () => void {
  const fingers = new Map<number, Spot>();
  let travelled = 0;
  const off = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    hear: (event: HTMLElementEventMap[Kind]) => void,
    options: AddEventListenerOptions = {},
  ) => box.addEventListener(kind, hear, { ...options, signal: off.signal });

  on("pointerdown", (event) => {
    if (!fingers.size) travelled = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  on("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const [wide, tall] = [box.clientWidth, box.clientHeight];
    if (other) {
      const [was, is] = [between(before, other), between(now, other)];
      eye.zoom(apart(now, other) / apart(before, other));
      eye.pan((is.x - was.x) / wide, (is.y - was.y) / tall);
    } else if (travelled > TAP / 2) {
      const by = [(now.x - before.x) / wide, (now.y - before.y) / tall] as const;
      if (event.shiftKey || event.buttons & 2) eye.pan(...by);
      else eye.orbit(...by);
    }
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const) {
    on(kind, (event) => void fingers.delete(event.pointerId));
  }
  on("click", (event) => travelled > TAP && event.stopPropagation(), { capture: true });
  on("contextmenu", (event) => event.preventDefault());
  on(
    "wheel",
    (event) => {
      event.preventDefault();
      eye.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12);
    },
    { passive: false },
  );
  on("keydown", (event) => {
    const turn = event.target === box ? KEYS[event.key] : undefined;
    if (!turn) return;
    turn(eye);
    event.preventDefault();
  });
  return () => off.abort();
}
