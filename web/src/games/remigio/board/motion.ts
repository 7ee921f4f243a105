// Cards that move: from where they were last seen to where they lie now. Nothing moves for those who prefer stillness.
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.25,.9,.3,1.05)";

/** Where the own cards were last seen, by id. */
const seen = new Map<string, DOMRect>();

export const isStill = (): boolean => STILL.matches || document.hidden;

export function remember(): void {
  for (const card of document.querySelectorAll<HTMLElement>("[data-id]"))
    seen.set(card.dataset.id!, card.getBoundingClientRect());
}

export const placeOfOwn = (card: string, ids: string[] = []): DOMRect | undefined =>
  seen.get(ids.find((id) => id.startsWith(`${card}#`)) ?? "") ?? seen.get(`${card}#0`) ?? seen.get(`${card}#1`);

export const anchor = (name: string): DOMRect | undefined =>
  [...document.querySelectorAll(`[data-anchor="${name}"]`)]
    .map((found) => found.getBoundingClientRect())
    .find((box) => box.width > 0);

/** Lets an element come from another place to its own. */
export function glide(element: HTMLElement | null, from: DOMRect | undefined, delay = 0): void {
  if (!element || !from || isStill()) return;
  const to = element.getBoundingClientRect();
  if (!to.width) return;
  const scale = Math.min(1.6, Math.max(0.4, from.width / to.width));
  const [x, y] = [from.x + (from.width - to.width) / 2 - to.x, from.y + (from.height - to.height) / 2 - to.y];
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  element.animate(
    [
      { transform: start, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: 380, delay, easing: EASE, fill: "backwards" },
  );
}

/** Slides an element that was shifted by so much. */
export function slide(element: HTMLElement, x: number, y: number): void {
  if (isStill() || (!x && !y)) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 240, easing: EASE });
}

/** A card that goes where there is nothing to see of it: to another player. */
export function fly(picture: Element | null | undefined, from: DOMRect | undefined, to: DOMRect | undefined): void {
  if (!picture || !from || !to || isStill()) return;
  const card = document.createElement("div");
  card.className = "flying";
  card.style.width = `${from.width}px`;
  card.append(picture.cloneNode(true));
  document.body.append(card);
  const middle = (box: DOMRect) =>
    `translate(${box.x + box.width / 2 - from.width / 2}px, ${box.y + box.height / 2 - from.height / 2}px)`;
  const motion = card.animate([{ transform: middle(from) }, { transform: `${middle(to)} scale(.3)`, opacity: 0.6 }], {
    duration: 460,
    easing: EASE,
    fill: "both",
  });
  motion.onfinish = () => card.remove();
}
