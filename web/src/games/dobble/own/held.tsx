// The card a seat holds, to look at: in replays.
import { say } from "../../../shell/text";
import { Card } from "../cards/card";
import { symbolName } from "../cards/symbols";
import { layoutOf, ownCard } from "../targets";
import type { Scene } from "../view";
import "./own.css";

export function Held({ scene }: { scene: Scene }) {
  const own = scene.own;
  if (!own || layoutOf(scene.view) === "pair") return null;
  const held = ownCard(scene);
  if (!held) return <p class="held-alone soft">{say("own.none")}</p>;
  const pointed = own.ping ?? own.hint;
  return (
    <div
      class="held-alone"
      data-card={held.card}
      role="img"
      aria-label={say("own.told", { symbols: held.symbols.map(symbolName).join(", ") })}
    >
      <Card {...held} ringed={pointed?.symbol ?? null} ring={own.ping ? "pinged" : "hinted"} />
    </div>
  );
}
