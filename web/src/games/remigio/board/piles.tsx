// The stock and the discards: draw, take, and throw a card away.
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../../shell/text";
import { Back, Card } from "../art/card";
import type { Choices } from "../choices";
import { drop } from "../controls/drop";
import { chosen, dragged, handled, over, play, played } from "../intent";
import { cardName } from "../names";
import type { Scene } from "../view";
import { anchor, glide, placeOfOwn } from "./motion";

export function Piles({ scene, choices }: { scene: Scene; choices: Choices }) {
  const { stock, phase, cut_card } = scene.view;
  const can = scene.act !== null && !scene.busy;
  const draws = can && choices.draw;
  const cards = handled();
  const parting =
    can &&
    phase === "play" &&
    cards.length === 1 &&
    (choices.discards.includes(cards[0]!) || choices.closes.includes(cards[0]!));
  return (
    <div class="both-piles">
      <button
        type="button"
        class={draws ? "pile-place lit" : "pile-place"}
        disabled={!draws}
        data-pile="draw"
        onClick={() => play(scene, { kind: "draw" })}
      >
        <span class={`slot deep-${Math.min(3, Math.ceil(stock / 20))}`} data-anchor="stock">
          {stock > 0 && <Back />}
        </span>
        <span class="under-pile">
          {draws && <span class="unseen">{say("do.draw")}: </span>}
          {say("term.stock")} <b>{stock}</b>
        </span>
      </button>
      {cut_card && (
        <span class="pile-place cut-card">
          <span class="slot">
            <Card card={cut_card} />
          </span>
          <span class="under-pile">
            {say("cut.shown")}
            <span class="unseen">: {cardName(cut_card)}</span>
          </span>
        </span>
      )}
      <Discards scene={scene} take={can && choices.take} parting={parting} />
    </div>
  );
}

function Discards({ scene, take, parting }: { scene: Scene; take: boolean; parting: boolean }) {
  const { pile } = scene.view;
  const top = useRef<HTMLSpanElement>(null);
  const size = useRef(pile.size);
  useLayoutEffect(() => {
    const thrown = scene.events.find(({ action }) => action.kind === "discard");
    if (thrown && pile.size > size.current)
      glide(
        top.current,
        thrown.actor === scene.seat ? placeOfOwn(pile.top!, played.value) : anchor(`seat-${thrown.actor}`),
      );
    size.current = pile.size;
  }, [pile.size, pile.top]);
  const press = () => (take ? play(scene, { kind: "take" }) : drop(scene, chosen.value, "pile"));
  const lit = take || parting;
  return (
    <button
      type="button"
      class={`pile-place${lit ? " lit" : ""}${over.value === "pile" ? " over" : ""}`}
      disabled={!take && !(parting && !dragged.value.length)}
      data-pile="take"
      data-drop="pile"
      onClick={press}
    >
      <span class="slot" data-anchor="pile">
        {pile.under && (
          <span class="below-top">
            <Card card={pile.under} />
          </span>
        )}
        <span class="top-card" ref={top} key={`${pile.size} ${pile.top}`}>
          {pile.top && <Card card={pile.top} />}
        </span>
      </span>
      <span class="under-pile">
        {lit && (
          <span class="unseen">{take ? say("do.take") : say("do.discard", { card: cardName(handled()[0]!) })}: </span>
        )}
        {say("pile.short")} <b>{pile.size}</b>
        <span class="unseen">: {pile.top ? cardName(pile.top) : say("pile.empty")}</span>
      </span>
    </button>
  );
}
