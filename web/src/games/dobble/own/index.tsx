// Below the table, under the thumb: the own card, the card aimed at, and the referee's word.
import { say } from "../../../shell/text";
import { Card, symbolAt } from "../cards/card";
import { symbolName } from "../cards/symbols";
import { aimed, armed, tapOwn } from "../intent";
import { useStarted } from "../moments";
import { layoutOf, ownCard } from "../targets";
import type { Own, Scene } from "../view";
import { Lockout } from "./lockout";
import { Loupe } from "./loupe";
import "./own.css";
import { Ready } from "./ready";
import { Verdict } from "./verdict";

export function Controls({ scene }: { scene: Scene }) {
  const own = scene.own;
  const started = useStarted(scene);
  if (!own)
    return (
      <div class="dobble-controls looking">
        <p class="soft">{say("own.watching")}</p>
      </div>
    );
  return (
    <div class="dobble-controls" data-locked={own.locked_until !== null || undefined}>
      <Verdict scene={scene} />
      {started ? <Cards scene={scene} own={own} /> : <Ready scene={scene} />}
    </div>
  );
}

function Cards({ scene, own }: { scene: Scene; own: Own }) {
  if (layoutOf(scene.view) === "pair") return <p class="soft pair-help">{say("own.pair")}</p>;
  return (
    <>
      <OwnCard scene={scene} own={own} />
      <Loupe scene={scene} />
    </>
  );
}

function OwnCard({ scene, own }: { scene: Scene; own: Own }) {
  const held = ownCard(scene);
  const table = scene.view;
  if (!held)
    return (
      <div class="own-card empty">
        <span class="no-card">{say("own.none")}</span>
      </div>
    );
  const pointed = own.ping ?? own.hint;
  const ringed = armed.value ?? (pointed ? pointed.symbol : null);
  const ring = armed.value !== null ? "armed" : own.ping ? "pinged" : "hinted";
  const left = table.mini_game >= 4 ? null : table.players[scene.seat!]!.deck;
  return (
    <div
      class={`own-card${own.may_ping ? " partners" : ""}${table.teams[own.team]!.out ? " beaten" : ""}`}
      data-card={held.card}
      role="group"
      aria-label={say("own.told", { symbols: held.symbols.map(symbolName).join(", ") })}
    >
      <div
        class="own-face"
        key={held.card}
        onPointerDown={(down) =>
          down.button === 0 && tapOwn(scene, symbolAt(held, down.currentTarget.querySelector("svg")!, down))
        }
      >
        <Card {...held} ringed={ringed} ring={ring} />
      </div>
      {own.locked_until !== null && (
        <Lockout until={scene.moment?.(own.locked_until) ?? null} whole={scene.board.lockout} />
      )}
      {own.may_ping ? (
        <p class="own-note">{say("own.point", { name: scene.name(own.partner!) })}</p>
      ) : (
        left !== null && <p class="own-note">{say("own.left", { n: left })}</p>
      )}
      {aimed.value !== null && <span class="unseen">{say("own.aimed")}</span>}
    </div>
  );
}
