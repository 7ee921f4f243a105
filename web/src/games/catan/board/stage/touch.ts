// A finger on the board: it means the place within its reach; where it could mean several, one looks closer first.
/** Pixels from a finger's middle to its edge: every place is at least forty pixels wide, or one looks closer. */
const REACH = 30;

interface Near {
  place: Element;
  away: number;
}

/** The places a finger at this point could mean, the nearest first. */
function within(box: Element, { clientX, clientY }: MouseEvent): Near[] {
  const places = [...box.querySelectorAll("[data-targets] .target")];
  return places
    .map((place) => {
      const { x, y, width, height } = (place.querySelector(".hit") ?? place).getBoundingClientRect();
      return { place, away: Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY) };
    })
    .filter(({ away }) => away <= REACH)
    .sort((one, other) => one.away - other.away);
}

/** What a tap does before the board hears of it: nothing, press the place it meant, or ask to look closer. */
export function heed(tap: MouseEvent, box: Element, closer: (() => void) | null): void {
  if ((tap as PointerEvent).pointerType !== "touch") return;
  const [near, second] = within(box, tap);
  if (!near) return;
  if (second && closer) {
    tap.stopPropagation();
    closer();
  } else if (!near.place.contains(tap.target as Element)) {
    tap.stopPropagation();
    near.place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
}
