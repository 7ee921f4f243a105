// Trade: tap what you give, tap what you want; ask the others or the bank.
import { Icon } from "../../../shell/design/icons";
import { IconButton } from "../../../shell/design/parts";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { bankTradeFor, type Choices, offerOf, total } from "../choices";
import { goodsOf } from "../hooks/controls";
import { forgetTrade, panel, trade } from "../intent";
import type { Scene } from "../view";
import { GOODS, type Goods, type View } from "../view";
import { CardRow, Chooser } from "./cards";
import { Offers } from "./offers";

/** A resource cannot stand on both sides. */
const except = (most: Goods, other: Goods): Goods =>
  Object.fromEntries(GOODS.map((name) => [name, other[name] ? 0 : (most[name] ?? 0)]));

export function TradePanel({ scene, choices }: { scene: Scene; choices: Choices }) {
  const table = scene.view;
  const hand = { ...scene.own!.hand, ...goodsOf(table.players[scene.seat!]!) };
  const names = GOODS.filter((name) => name in scene.own!.hand || choices.offer?.give[name] !== undefined);
  const { give, get, without } = trade.value;
  const to = choices.offer?.to.filter((seat) => !without.includes(seat)) ?? [];
  const bank = bankTradeFor(choices.deeds.trade ?? [], give, get);
  const complete = total(give) > 0 && total(get) > 0 && to.length > 0;
  const offer = () => {
    scene.act?.(offerOf(give, get, to));
    forgetTrade();
    panel.value = null;
  };
  const withBank = () => {
    scene.act?.(bank!);
    forgetTrade();
  };
  return (
    <section class="dialogue trade" aria-label={say("trade")}>
      <header class="row">
        <h3 class="grow">{say("trade")}</h3>
        <IconButton icon="close" label={say("close")} onClick={() => (panel.value = null)} />
      </header>
      <Offers scene={scene} choices={choices} within />
      <div class="trade-sides">
        <div>
          <p class="side-name">{say("trade.give")}</p>
          <Chooser
            names={names}
            counts={give}
            most={except(hand, get)}
            onChange={(next) => (trade.value = { ...trade.value, give: next })}
            label={say("trade.give")}
          />
        </div>
        <Icon name="swap" />
        <div>
          <p class="side-name">{say("trade.get")}</p>
          <Chooser
            names={names}
            counts={get}
            most={except(choices.offer?.get ?? table.bank, give)}
            uncounted
            onChange={(next) => (trade.value = { ...trade.value, get: next })}
            label={say("trade.get")}
          />
        </div>
      </div>
      {choices.offer && choices.offer.to.length > 1 && <Audience scene={scene} asked={choices.offer.to} />}
      <div class="row wrap">
        {bank ? (
          <button type="button" class="button grow" data-trade="bank" onClick={withBank}>
            {say("trade.bank")} <CardRow counts={{ [bank.give]: bank.rate }} small /> →{" "}
            <CardRow counts={{ [bank.take]: 1 }} small />
          </button>
        ) : (
          <Rates rates={{ ...table.players[scene.seat!]!.rates, ...cheap(table) }} />
        )}
        {choices.offer && (
          <button type="button" class="button primary grow" disabled={!complete} data-trade="offer" onClick={offer}>
            {say(table.active === scene.seat ? "trade.ask" : "trade.counter")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Whom the offer is for: everybody, unless somebody is tapped away. */
function Audience({ scene, asked }: { scene: Scene; asked: number[] }) {
  const { without } = trade.value;
  const toggle = (seat: number) => {
    const next = without.includes(seat) ? without.filter((other) => other !== seat) : [...without, seat];
    trade.value = { ...trade.value, without: next };
  };
  return (
    <div class="audience" role="group" aria-label={say("trade.to")}>
      <span class="side-name">{say("trade.to")}</span>
      {asked.map((seat) => (
        <button
          type="button"
          class="button compact"
          aria-pressed={!without.includes(seat)}
          onClick={() => toggle(seat)}
        >
          <ColourDot colour={scene.colour(seat)} size={16} /> <span class="cut">{scene.name(seat)}</span>{" "}
          <Icon name={without.includes(seat) ? "close" : "check"} />
        </button>
      ))}
    </div>
  );
}

/** Two for one until the turn ends. */
const cheap = (table: View): Goods => Object.fromEntries((table.cheap ?? []).map((name) => [name, 2]));

const Rates = ({ rates }: { rates: Goods }) => (
  <p class="rates grow soft small">
    {say("trade.rates")} <CardRow counts={rates} small />
  </p>
);
