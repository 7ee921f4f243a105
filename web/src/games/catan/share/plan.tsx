// The plan as a picture, with all its styles inside: a drawing on a canvas knows nothing of the page.
import { render } from "preact";
import { BoardPicture } from "../board/board";
import type { Board, View } from "../view";

const styles = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");

const SVG = "http://www.w3.org/2000/svg";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function planOf(
  board: Board,
  table: View,
  colour: (seat: number) => string,
  { width, height }: Box,
): Promise<HTMLImageElement> {
  const holder = document.createElement("div");
  render(<BoardPicture board={board} table={table} colour={colour} label="" />, holder);
  const drawing = holder.querySelector("svg")!;
  const style = document.createElementNS(SVG, "style");
  style.textContent = `${styles()}\n* { animation: none !important; }`;
  const sheet = document.createElementNS(SVG, "svg");
  sheet.dataset.game = "catan"; // the scope of its styles, which hold for what lies inside
  for (const one of [sheet, drawing]) {
    one.setAttribute("width", String(width));
    one.setAttribute("height", String(height));
  }
  sheet.append(style, drawing);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`;
  await image.decode();
  return image;
}
