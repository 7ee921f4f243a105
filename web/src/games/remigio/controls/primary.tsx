// What can be done with the chosen cards, in words; and the answers that need none.
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { type Addition, type Choices, meldsOf, meldsWith } from "../choices";
import { choose, chosenCards, play } from "../intent";
import { cardName, corner, meldName } from "../names";
import type { NewMeld, Own, Table } from "../view";

const kindOf = (meld: NewMeld): "run" | "set" => (meld.action.startsWith("run") ? "run" : "set");
const MOST_ADVICE = 6;

interface Props {
  scene: Scene;
  own: Own;
  choices: Choices;
}

/** Melds that the chosen cards, or any, are part of: a tap chooses their cards. */
export function Possible({ scene, own }: Props) {
  const cards = chosenCards();
  if (!scene.act || !own.melds.length || meldsOf(own.melds, cards).length) return null;
  const melds = meldsWith(own.melds, cards).slice(0, MOST_ADVICE);
  return (
    <div class="possible" role="group" aria-label={say("melds.possible")}>
      {melds.map((meld) => (
        <button type="button" class="button compact" key={meld.action} data-possible={meld.action} onClick={() => choose(meld.cards.map(({ card }) => card))}>
          {meldName(kindOf(meld), meld.cards)} <b>{meld.value}</b>
        </button>
      ))}
    </div>
  );
}

export function Primary({ scene, own, choices }: Props) {
  const cards = chosenCards();
  const only = cards.length === 1 ? cards[0]! : null;
  const melds = meldsOf(own.melds, cards);
  const additions = choices.additions.filter((one) => one.card === only);
  const discard = only && choices.discards.get(only);
  const waits = choices.discards.size > 0 && !discard && !melds.length;
  return (
    <div class="deeds">
      {choices.take && <Do scene={scene} words="take" quiet>{say("do.take")}</Do>}
      {choices.draw && <Do scene={scene} words="draw">{say("do.draw")}</Do>}
      {choices.answers.map((answer, n) => <Do scene={scene} words={answer} quiet={n > 0} key={answer}>{say(`do.${answer}`)}</Do>)}
      {choices.calls.map((seat) => <Do scene={scene} words={`call ${seat}`} quiet key={seat}>{say("do.call", { name: scene.name(seat) })}</Do>)}
      {melds.map((meld) => <Do scene={scene} words={meld.action} key={meld.action}>{say("do.meld", { meld: meldName(kindOf(meld), meld.cards), value: meld.value })}</Do>)}
      {additions.map((one) => <Do scene={scene} words={one.words} quiet key={one.words}>{additionName(scene, one)}</Do>)}
      {discard && <Do scene={scene} words={discard}>{say("do.discard", { card: cardName(only!) })}</Do>}
      {[...choices.closes].map(([card, words]) => <Do scene={scene} words={words} key={words}>{say("do.close", { card: cardName(card) })}</Do>)}
      {waits && <p class="soft choose-first">{say(cards.length > 1 ? "choose.no.meld" : "choose.card")}</p>}
    </div>
  );
}

function additionName(scene: Scene, { meld, card, swaps, where }: Addition): string {
  const found = (scene.view as Table).melds.find(({ number }) => number === meld)!;
  const name = meldName(found.kind, found.cards);
  if (swaps) return say("do.swap", { card: cardName(card), meld: name });
  if (card !== "joker" || found.kind === "set") return say("do.add", { card: corner(card), meld: name });
  return say(where === "above" ? "do.add.above" : "do.add.below", { meld: name });
}

function Do({ scene, words, quiet = false, children }: { scene: Scene; words: string; quiet?: boolean; children: preact.ComponentChildren }) {
  return (
    <button type="button" class={quiet ? "button" : "button primary"} data-action={words} disabled={scene.busy} onClick={() => play(scene, words)}>{children}</button>
  );
}
