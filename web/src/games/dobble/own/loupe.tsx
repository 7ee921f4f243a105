// The card aimed at, enlarged beside the own one: tap the shared symbol, here or there, or press its digit.
import { isHandFirst } from "../../../shell/screen/hand-first";
import { say } from "../../../shell/text";
import { Card, inReadingOrder, symbolAt } from "../cards/card";
import { hexagon } from "../cards/hexagon";
import { symbolName } from "../cards/symbols";
import { aimed, armed, claim, direct, keys } from "../intent";
import { ownCard, targetsOf } from "../targets";
import type { Scene } from "../view";

const OUTLINE = hexagon(92, 13);

/** What is to be done first: on the own card only by whoever has one. */
export const firstTap = (scene: Scene) =>
  isHandFirst(scene.table.id) && ownCard(scene) ? "loupe.apart" : direct.value ? "loupe.direct" : "loupe.how";

export function Loupe({ scene }: { scene: Scene }) {
  const target = targetsOf(scene).find(({ place }) => place === aimed.value);
  if (!target) {
    return (
      <div class={armed.value !== null ? "loupe empty armed" : "loupe empty"}>
        <svg viewBox="-86.6 -100 173.2 200" aria-hidden="true">
          <path d={OUTLINE} />
        </svg>
        <p>{armed.value !== null ? say("loupe.armed", { symbol: symbolName(armed.value) }) : say(firstTap(scene))}</p>
      </div>
    );
  }
  return (
    <div class="loupe" data-loupe={target.place}>
      <div
        class="loupe-face"
        key={target.card}
        onPointerDown={(down) =>
          down.button === 0 &&
          claim(scene, target.place, symbolAt(target, down.currentTarget.querySelector("svg")!, down))
        }
      >
        <Card {...target} digits={keys.value} />
      </div>
      <div class="unseen" role="group" aria-label={say("loupe.told")}>
        {inReadingOrder(target).map((symbol) => (
          <button
            type="button"
            tabIndex={-1}
            data-order={symbol}
            onClick={() => claim(scene, target.place, symbol)}
            key={symbol}
          >
            {symbolName(symbol)}
          </button>
        ))}
      </div>
    </div>
  );
}
