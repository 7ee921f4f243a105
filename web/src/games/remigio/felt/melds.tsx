// The melds on the table, each with its owner's; one that takes the chosen card is lit.
import { ColourDot } from "../../../shell/parts/colour";
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import type { Addition } from "../choices";
import { chosenCards, play } from "../intent";
import { meldInWords, meldName } from "../names";
import type { Meld, Table } from "../view";

export function Melds({ scene, additions }: { scene: Scene; additions: Addition[] }) {
  const { melds, players } = scene.view as Table;
  const first = scene.seat ?? 0;
  const owners = players.map((_, n) => (first + n) % players.length).filter((seat) => melds.some((meld) => meld.owner === seat));
  return (
    <>
      {owners.map((seat) => (
        <section class={`laid-by of-${scene.colour(seat)}`} aria-label={say("melds.of", { name: scene.name(seat) })} key={seat}>
          <h3><ColourDot colour={scene.colour(seat)} size={16} /> <span class="cut">{seat === scene.seat ? say("melds.yours") : scene.name(seat)}</span></h3>
          <div class="meld-row">
            {melds.filter((meld) => meld.owner === seat).map((meld) => <OneMeld scene={scene} meld={meld} additions={additions} key={meld.number} />)}
          </div>
        </section>
      ))}
    </>
  );
}

function OneMeld({ scene, meld, additions }: { scene: Scene; meld: Meld; additions: Addition[] }) {
  const cards = chosenCards();
  const here = additions.filter((one) => one.meld === meld.number);
  const ways = cards.length === 1 ? here.filter((one) => one.card === cards[0]) : [];
  const told = say("meld.told", { cards: meldInWords(meld.cards), value: meld.value });
  const inside = (
    <>
      <span class="meld-cards">{meld.cards.map((laid, n) => <span class={laid.as ? "of-meld as-joker" : "of-meld"} key={n}><Card card={laid.card} /></span>)}</span>
      <span class="worth">{meld.value}</span>
    </>
  );
  if (ways.length === 1 && scene.act)
    return (
      <button type="button" class="meld lit" data-meld={meld.number} disabled={scene.busy} onClick={() => play(scene, ways[0]!.words)}>
        <span class="unseen">{say("do.add.to", { meld: meldName(meld.kind, meld.cards) })}: </span>{inside}
      </button>
    );
  const state = ways.length ? " lit" : here.length && !cards.length ? " wants" : "";
  return <div class={`meld${state}`} role="img" aria-label={told} data-meld={meld.number}>{inside}</div>;
}
