// The stock and the discards, and between them and the player the count towards an opening.
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { Back, Card } from "../art/card";
import type { Choices } from "../choices";
import { play } from "../intent";
import { cardName } from "../names";
import type { Table } from "../view";

export function Piles({ scene, choices }: { scene: Scene; choices: Choices }) {
  const { stock, pile } = scene.view as Table;
  const can = scene.act !== null && !scene.busy;
  const top = pile.top ? cardName(pile.top) : say("pile.empty");
  return (
    <div class="both-piles">
      <button type="button" class={can && choices.draw ? "pile-place lit" : "pile-place"} disabled={!can || !choices.draw} data-pile="draw"
        onClick={() => play(scene, "draw")}>
        <span class="slot">{stock > 0 && <Back />}</span>
        <span class="under-pile">{choices.draw && <span class="unseen">{say("do.draw")}: </span>}{say("term.stock")} <b>{stock}</b></span>
      </button>
      <button type="button" class={can && choices.take ? "pile-place lit" : "pile-place"} disabled={!can || !choices.take} data-pile="take"
        onClick={() => play(scene, "take")}>
        <span class="slot" key={`${pile.size} ${pile.top}`}>{pile.top && <Card card={pile.top} />}</span>
        <span class="under-pile">{choices.take && <span class="unseen">{say("do.take")}: </span>}{say("pile.short")} <b>{pile.size}</b><span class="unseen">: {top}</span></span>
      </button>
    </div>
  );
}
