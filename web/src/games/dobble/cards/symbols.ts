// The 73 symbols, drawn once in a hidden picture; cards show them by reference.
import { say } from "../../../shell/text";
import drawn from "./symbols.json";

const SVG = "http://www.w3.org/2000/svg";
const SPRITE = "dobble-symbols";

export const symbolId = (symbol: number): string => drawn[symbol]!.id;
export const symbolName = (symbol: number): string => say(`term.${symbolId(symbol)}`);
export const symbolPath = (symbol: number): string => `#dobble-${symbol}`;

/** Where they are drawn, for pictures that are painted elsewhere. */
export const drawnSymbols = (): Element | null => document.getElementById(SPRITE);

/** Each symbol's ink fills the circle of radius 1 round the origin. */
export function layOutSymbols(): void {
  if (drawnSymbols()) return;
  const picture = document.createElementNS(SVG, "svg");
  picture.id = SPRITE;
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("width", "0");
  picture.setAttribute("height", "0");
  picture.style.position = "absolute";
  const paths = drawn.map(
    ({ d, colour, circle: [x, y, r] }, n) =>
      `<path id="dobble-${n}" fill="${colour}" transform="scale(${1 / r!}) translate(${-x!} ${-y!})" d="${d}"/>`,
  );
  picture.innerHTML = `<defs>${paths.join("")}</defs>`;
  document.body.append(picture);
}
