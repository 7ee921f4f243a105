// Which taps count. A double tap is one tap, and what is final is done at its own button: docs/decisions/two-taps-on-a-
// phone.md.
import { signal } from "@preact/signals";

/** Milliseconds within which a finger that comes down again meant one tap. */
const SOON = 400;
/** Pixels within which it is the same place. */
const NEAR = 24;

/** Put on what is tapped quickly on purpose: there every tap counts. */
export const EACH_TAP = { "data-each-tap": true } as const;

export interface Press {
  at: number;
  x: number;
  y: number;
}

export const isAgain = (now: Press, last: Press | null): boolean =>
  last !== null && now.at - last.at < SOON && Math.hypot(now.x - last.x, now.y - last.y) < NEAR;

/** Whether the last pointer was a finger: then final choices need a second tap. */
export const touch = signal(false);

/** Whether the player wants final choices to need a second press everywhere. */
export const asksFirst = signal(false);

/**
 * The press that may become a tap, and the one that the last tap that counted began with: a finger that drums is heard
 * now and then, not never.
 */
let pressed: Press | null = null;
let tapped: Press | null = null;
let again = false;

function press({ timeStamp: at, clientX: x, clientY: y, pointerType }: PointerEvent): void {
  touch.value = pointerType === "touch";
  pressed = { at, x, y };
  again = isAgain(pressed, tapped);
}

export function startCountingTaps(): void {
  touch.value = matchMedia("(pointer: coarse)").matches;
  addEventListener("pointerdown", press, true);
  addEventListener("click", () => (tapped = again ? tapped : pressed), true);
  addEventListener("keydown", () => (touch.value = again = false), true);
}

const countsEach = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-each-tap], input, select, textarea, dialog") !== null;

/**
 * For the board and the controls of a game: nothing inside hears the second half of a double tap, or a key held down.
 */
export const ONE_TAP = {
  onClickCapture: (click: MouseEvent) => {
    if (touch.value && again && click.detail > 0 && !countsEach(click.target)) click.stopPropagation();
  },
  onKeyDownCapture: (key: KeyboardEvent) => {
    if (!key.repeat || (key.key !== "Enter" && key.key !== " ") || countsEach(key.target)) return;
    key.preventDefault();
    key.stopPropagation();
  },
};

/**
 * Whether choosing something on the board only picks it: always with a finger, and for who likes to be asked; where one
 * is asked, until it is chosen once more, and not by a double click.
 */
export const isPicking = (key: string, picked: string | null, asks: boolean): boolean =>
  touch.value || asksFirst.value || (asks && (picked !== key || again));
