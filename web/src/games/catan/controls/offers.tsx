// Offers on the table: one's own with its answers, and those of the others.
import { Icon } from "../../../shell/design/icons";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { declineAll, isDeclining } from "../automatic";
import type { Choices } from "../choices";
import { panel, trade } from "../intent";
import type { Scene } from "../view";
import { type Offer, offersTo, openTo, type View } from "../view";
import { CardRow } from "./cards";

/**
 * On their own, above the island, as long as somebody has something to say to them; or all of them, within the trade
 * panel.
 */
export function Offers({ scene, choices, within }: { scene: Scene; choices: Choices; within?: boolean }) {
  const table = scene.view;
  const { mine, others } = within ? offersTo(table, scene.seat!) : openTo(table, scene.seat!);
  if (!within && isDeclining(scene)) return null;
  if (!mine && !others.length) return null;
  const active = table.active === scene.seat;
  return (
    <section class={within ? "offers" : "dialogue offers"} aria-label={say("offers")} aria-live="polite">
      {mine && (
        <div class="offer">
          <Terms give={mine.give} get={mine.get} who={say("offer.you")} colour={scene.colour(scene.seat!)} />
          {active &&
            mine.to.map((seat) => <AnswerChip key={seat} seat={seat} scene={scene} table={table} choices={choices} />)}
          {choices.deeds.withdraw && (
            <button
              type="button"
              class="button compact quiet"
              data-trade="withdraw"
              disabled={scene.busy}
              onClick={() => scene.act?.({ kind: "withdraw" })}
            >
              {say("offer.withdraw")}
            </button>
          )}
        </div>
      )}
      {others.map(({ seat, offer }) => (
        <Incoming key={seat} seat={seat} offer={offer} scene={scene} choices={choices} active={active} />
      ))}
    </section>
  );
}

/** What somebody gives and gets, from the eyes of the one who offers. */
const Terms = ({ give, get, who, colour }: { give: Offer["give"]; get: Offer["get"]; who: string; colour: string }) => (
  <span class="terms">
    <ColourDot colour={colour} size={18} /> <strong class="cut">{who}</strong> <CardRow counts={give} />{" "}
    {say("offer.for")} <CardRow counts={get} />
  </span>
);

const confirmOf = (choices: Choices, seat: number) => choices.deeds.confirm?.find(({ player }) => player === seat);

function AnswerChip({ seat, scene, table, choices }: { seat: number; scene: Scene; table: View; choices: Choices }) {
  const answer = table.players[seat]!.answer;
  const confirm = confirmOf(choices, seat);
  if (answer === "yes" && confirm) {
    return (
      <button
        type="button"
        class="button compact primary"
        data-confirm={seat}
        disabled={scene.busy}
        onClick={() => scene.act?.(confirm)}
      >
        <ColourDot colour={scene.colour(seat)} size={16} /> {scene.name(seat)} <Icon name="check" />
      </button>
    );
  }
  if (answer === "counter") return null;
  return (
    <span class={`answer-chip ${answer}`} title={scene.name(seat)}>
      <ColourDot colour={scene.colour(seat)} size={16} /> <span class="unseen">{scene.name(seat)}</span>{" "}
      {say(`answer.${answer}`)}
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
  const answered = active ? "none" : scene.view.players[scene.seat!]!.answer;
  const accept = active ? confirmOf(choices, seat) : answered !== "yes" ? choices.deeds.accept?.[0] : undefined;
  const declines = !active && answered !== "no" && choices.deeds.decline !== undefined;
  const counter = () => {
    trade.value = { give: offer.get, get: offer.give, without: [] };
    panel.value = "trade";
  };
  return (
    <div class="offer">
      <Terms
        give={offer.give}
        get={offer.get}
        who={say("offer.of", { name: scene.name(seat) })}
        colour={scene.colour(seat)}
      />
      {answered !== "none" && <span class={`answer-chip ${answered}`}>{say(`answer.${answered}`)}</span>}
      {accept && (
        <button
          type="button"
          class="button compact primary"
          data-trade="accept"
          disabled={scene.busy}
          onClick={() => scene.act?.(accept)}
        >
          <Icon name="check" /> {say("offer.accept")}
        </button>
      )}
      {active && !accept && <span class="soft small">{say("offer.cannot")}</span>}
      {declines && (
        <button
          type="button"
          class="button compact"
          data-trade="decline"
          disabled={scene.busy}
          onClick={() => scene.act?.({ kind: "decline" })}
        >
          <Icon name="close" /> {say("offer.decline")}
        </button>
      )}
      {declines && (
        <button
          type="button"
          class="button compact quiet"
          data-trade="decline all"
          disabled={scene.busy}
          onClick={() => declineAll(scene)}
        >
          {say("offer.decline_all")}
        </button>
      )}
      {choices.offer && (
        <button type="button" class="button compact quiet" data-trade="counter" onClick={counter}>
          {say("offer.counter")}
        </button>
      )}
    </div>
  );
}
