// Dragging cards with mouse, pen or finger: a picture of them follows the pointer, and what it hangs over is told.
import { dragged, over } from "../intent";

const FAR_ENOUGH = 7;

export interface Drag {
  ids: () => string[];
  /** While over the hand: before which card, in which row, they would lie. */
  onMove: (x: number, y: number) => void;
  onDrop: (target: string | null) => void;
}

/** True just after a drag, whose end is no tap. */
let dropped = false;
export const wasDrag = (): boolean => dropped;

const targetAt = (x: number, y: number): string | null => {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-drop]"))
    .find(Boolean);
  return found?.dataset.drop ?? null;
};

/** The pictures of the cards in the air, a little apart. */
function ghostOf(card: HTMLElement, ids: string[]): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "in-the-air";
  ghost.style.width = `${card.querySelector("svg")!.getBoundingClientRect().width}px`;
  for (const id of ids) {
    const art = document.querySelector(`[data-id="${CSS.escape(id)}"] svg`);
    if (art) ghost.append(art.cloneNode(true));
  }
  document.body.append(ghost);
  return ghost;
}

export function beginDrag(down: PointerEvent, card: HTMLElement, drag: Drag): void {
  if (down.button !== 0) return;
  dropped = false;
  let ghost: HTMLElement | null = null;
  const rect = card.getBoundingClientRect();
  const grip = { x: down.clientX - rect.x, y: down.clientY - rect.y };
  const tracking = new AbortController();
  const lift = () => {
    const ids = drag.ids();
    ghost = ghostOf(card, ids);
    dragged.value = ids;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!ghost && far < FAR_ENOUGH) return;
    if (!ghost) lift();
    const tilt = Math.max(-7, Math.min(7, event.movementX * 0.8));
    const place = `${event.clientX - grip.x}px, ${event.clientY - grip.y}px`;
    ghost!.style.transform = `translate(${place}) rotate(${tilt}deg) scale(1.06)`;
    over.value = targetAt(event.clientX, event.clientY);
    drag.onMove(event.clientX, event.clientY);
  };
  const end = (event: PointerEvent, fell: boolean) => {
    if (event.pointerId !== down.pointerId) return;
    tracking.abort();
    if (!ghost) return;
    ghost.remove();
    const target = fell ? over.value : null;
    dragged.value = [];
    over.value = null;
    dropped = true;
    setTimeout(() => (dropped = false), 50);
    drag.onDrop(target);
  };
  const { signal } = tracking;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", (event) => end(event, true), { signal });
  addEventListener("pointercancel", (event) => end(event, false), { signal });
}
