// On a big screen nobody scrolls: the cards are as large as lets every meld be seen.
import { useLayoutEffect, useRef } from "preact/hooks";

/** Pixels across a card of a meld, before the screen's own zoom. */
const SIZES = [58, 52, 46, 41, 36, 32, 28];
/** How much larger the piles are. */
const PILES = 1.5;

export function useFitting() {
  const felt = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (felt.current?.closest(".screen-board")) fit(felt.current);
  });
  return felt;
}

function fit(felt: HTMLElement): void {
  const table = felt.querySelector(".on-table")!;
  for (const size of SIZES) {
    felt.style.setProperty("--meld-card", `${size}px`);
    felt.style.setProperty("--pile-card", `${Math.round(size * PILES)}px`);
    if (table.scrollHeight <= table.clientHeight) return;
  }
}
