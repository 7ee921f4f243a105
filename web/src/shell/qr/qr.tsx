// A QR code as a picture, dark on light in every theme: phones expect it so.
import { useMemo } from "preact/hooks";
import { qrCode } from "./code";

/** Light around it, in modules; readers need four. */
const MARGIN = 4;

export function Qr({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrCode(text), [text]);
  const size = modules.length + 2 * MARGIN;
  const dark = modules
    .flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#1b140d" />
    </svg>
  );
}
