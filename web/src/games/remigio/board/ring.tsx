// A ring that fills towards the points an opening needs: what lies there, and what is chosen.
import { say } from "../../../shell/text";

const AROUND = 2 * Math.PI * 26;

export function Ring({ laid, more, needed, open }: { laid: number; more: number; needed: number; open: boolean }) {
  const part = (points: number) => Math.min(1, points / needed) * AROUND;
  const told = open ? say("ring.open") : say("ring.of", { n: laid + more, needed });
  return (
    <figure class={open || laid + more >= needed ? "count-ring full" : "count-ring"} role="img" aria-label={told}>
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        <circle r="26" class="track" />
        {!open && <circle r="26" class="more" stroke-dasharray={`${part(laid + more)} 999`} transform="rotate(-90)" />}
        <circle r="26" class="laid" stroke-dasharray={`${open ? AROUND : part(laid)} 999`} transform="rotate(-90)" />
        {open ? (
          <path d="M-10 1-3 8 11-8" class="tick" />
        ) : (
          <text y="7" text-anchor="middle">
            {laid + more}
          </text>
        )}
      </svg>
      <figcaption aria-hidden="true">{open ? say("open.yes") : say("ring.goal", { needed })}</figcaption>
    </figure>
  );
}
