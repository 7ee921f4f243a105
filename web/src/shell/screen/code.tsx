// A QR code as a drawing, with the address below it for those who type.
import { useMemo } from "preact/hooks";
import { say } from "../text";
import { qrCode } from "./qr";

const QUIET = 4;

export function Code({ address, size }: { address: string; size: number }) {
  const modules = useMemo(() => qrCode(address), [address]);
  if (!modules) return null;
  const wide = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])));
  return (
    <svg
      class="qr"
      width={size}
      height={size}
      viewBox={`0 0 ${wide} ${wide}`}
      role="img"
      aria-label={say("screen.code")}
    >
      <rect width={wide} height={wide} fill="#fff" />
      <path d={dark.join("")} fill="#1d150c" shape-rendering="crispEdges" />
    </svg>
  );
}
