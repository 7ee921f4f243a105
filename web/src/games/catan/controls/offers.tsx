// Offers on the table: one's own with its answers, and those of the others.
import { Icon } from "../../../shell/design/icons";
import { ColourDot } from "../../../shell/parts/colour";
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import type { Choices } from "../choices";
import { panel, trade } from "../intent";
import type { Offer, Table } from "../view";
import { CardRow } from "./cards";

/** On their own, or within the trade panel. */
export function Offers({ scene, choices, within }: { scene: Scene; choices: Choices; within?: boolean }) {
  const table = scene.view as Table;
  const mine = table.players[scene.seat!]!.offer;
  const others = table.players.flatMap((player, seat) => (player.offer && seat !== scene.seat && player.offer.to.includes(scene.seat!) ? [{ seat, offer: player.offer }] : []));
  if (!mine && !others.length) return null;
  const active = table.active === scene.seat;
  return (
    <section class={within ? "offers" : "dialogue offers"} aria-label={say("offers")} aria-live="polite">
      {mine && (
        <div class="offer">
          <Terms give={mine.give} get={mine.get} who={say("offer.you")} colour={scene.colour(scene.seat!)} />
          {active && mine.to.map((seat) => <AnswerChip key={seat} seat={seat} scene={scene} table={table} choices={choices} />)}
          {choices.plain.has("withdraw") && <button type="button" class="button compact quiet" data-trade="withdraw" onClick={() => scene.act?.("withdraw")}>{say("offer.withdraw")}</button>}
        </div>
      )}
      {others.map(({ seat, offer }) => <Incoming key={seat} seat={seat} offer={offer} scene={scene} choices={choices} active={active} />)}
    </section>
  );
}

/** What somebody gives and gets, from the eyes of the one who offers. */
const Terms = ({ give, get, who, colour }: { give: Offer["give"]; get: Offer["get"]; who: string; colour: string }) => (
  <span class="terms">
    <ColourDot colour={colour} size={18} /> <strong class="cut">{who}</strong> <CardRow counts={give} /> {say("offer.for")} <CardRow counts={get} />
  </span>
);

function AnswerChip({ seat, scene, table, choices }: { seat: number; scene: Scene; table: Table; choices: Choices }) {
  const answer = table.players[seat]!.answer;
  const confirm = choices.confirm[seat];
  if (answer === "yes" && confirm) {
    return (
      <button type="button" class="button compact primary" data-confirm={seat} onClick={() => scene.act?.(confirm)}>
        <ColourDot colour={scene.colour(seat)} size={16} /> {scene.name(seat)} <Icon name="check" />
      </button>
    );
  }
  if (answer === "counter") return null;
  return (
    <span class={`answer-chip ${answer}`} title={scene.name(seat)}>
      <ColourDot colour={scene.colour(seat)} size={16} /> <span class="unseen">{scene.name(seat)}</span> {say(`answer.${answer}`)}
    </span>
  );
}

interface IncomingProps {
  seat: number;
  offer: Offer;
  scene: Scene;
  choices: Choices;
  active: boolean;
}

function Incoming({ seat, offer, scene, choices, active }: IncomingProps) {
  const accept = active ? choices.confirm[seat] : choices.plain.has("accept") ? "accept" : undefined;
  const answered = (scene.view as Table).players[scene.seat!]!.answer;
  const counter = () => {
    trade.value = { give: offer.get, get: offer.give, without: [] };
    panel.value = "trade";
  };
  return (
    <div class="offer">
      <Terms give={offer.give} get={offer.get} who={say("offer.of", { name: scene.name(seat) })} colour={scene.colour(seat)} />
      {!active && answered !== "none" && <span class={`answer-chip ${answered}`}>{say(`answer.${answered}`)}</span>}
      {accept && <button type="button" class="button compact primary" data-trade="accept" onClick={() => scene.act?.(accept)}><Icon name="check" /> {say("offer.accept")}</button>}
      {active && !accept && <span class="soft small">{say("offer.cannot")}</span>}
      {!active && choices.plain.has("decline") && <button type="button" class="button compact" data-trade="decline" onClick={() => scene.act?.("decline")}><Icon name="close" /> {say("offer.decline")}</button>}
      {choices.offer && <button type="button" class="button compact quiet" data-trade="counter" onClick={counter}>{say("offer.counter")}</button>}
    </div>
  );
}
