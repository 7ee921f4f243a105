// A drawing of the page as a picture, with all its styles inside: what is painted on a canvas knows nothing of the
// page.
import { type ComponentChild, render } from "preact";

const SVG = "http://www.w3.org/2000/svg";

const styles = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");

interface Sheet {
  /** Whose styles hold in it. */
  game: string;
  width: number;
  height: number;
  /** What it shows by reference. */
  defined?: Element | null;
}

/** By day: on paper there is no night. */
export async function pictureOfDrawing(
  drawing: ComponentChild,
  { game, width, height, defined }: Sheet,
): Promise<HTMLImageElement> {
  const holder = document.createElement("div");
  render(drawing, holder);
  const drawn = holder.querySelector("svg")!;
  const style = document.createElementNS(SVG, "style");
  style.textContent = `${styles()}\n* { animation: none !important; }`;
  const sheet = document.createElementNS(SVG, "svg");
  sheet.dataset.game = game; // the scope of its styles, which hold for what lies inside
  sheet.dataset.theme = "light";
  for (const one of [sheet, drawn]) {
    one.setAttribute("width", String(width));
    one.setAttribute("height", String(height));
  }
  sheet.append(style, ...(defined ? [defined.cloneNode(true)] : []), drawn);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`;
  await image.decode();
  return image;
}
