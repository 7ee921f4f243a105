// The plan as a picture, with all its styles inside: a drawing on a canvas knows nothing of the page.
import { render } from "preact";
import { BoardPicture } from "../board/board";
import type { Board, View } from "../view";

const styles = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");

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
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = `${styles()}\n* { animation: none !important; }`;
  drawing.prepend(style);
  drawing.dataset.game = "catan"; // the scope of its styles
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  return image;
}
