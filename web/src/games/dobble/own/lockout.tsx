// A ring round the own card that empties while a player is locked out.
import { hexagon } from "../cards/hexagon";
import { useNow } from "../moments";

const RING = hexagon(104, 15);

export function Lockout({ until, whole }: { until: number | null; whole: number }) {
  const now = useNow(until !== null, 100);
  const left = until === null ? whole : Math.max(0, until - now);
  return (
    <svg class="lockout" viewBox="-95 -109 190 218" aria-hidden="true" data-lockout>
      <path class="dim" d={hexagon(98, 14)} />
      <path class="run" d={RING} pathLength="1" stroke-dasharray="1" stroke-dashoffset={1 - left / whole} />
      <text y="14">{(left / 1000).toFixed(1)}</text>
    </svg>
  );
}
