// The own hand: resource cards, and development cards that are played by tapping them.
import { EACH_TAP } from "../../../shell/taps";
import { say } from "../../../shell/text";
import { CardIcon } from "../art/cards";
import type { Choices } from "../choices";
import { choose, panel, picked, trade } from "../intent";
import { victoryNames } from "../victory";
import type { Scene } from "../view";
import { CARDS, type Card, type Own, RESOURCES } from "../view";
import { Pile } from "./cards";

export function Hand({ scene, own, choices }: { scene: Scene; own: Own; choices: Choices }) {
  const give = trade.value.give;
  const trading = panel.value === "trade";
  return (
    <div class="hand" role="group" aria-label={say("hand")} tabIndex={0}>
      <div class="piles" {...EACH_TAP}>
        {RESOURCES.map((name) => {
          const left = own.hand[name] - (trading ? (give[name] ?? 0) : 0);
          const add = () => {
            panel.value = "trade";
            trade.value = { ...trade.value, give: { ...give, [name]: (give[name] ?? 0) + 1 } };
          };
          const tradable = scene.act !== null && choices.offer !== null && left > 0;
          return <Pile of={name} count={left} onTap={tradable ? add : undefined} hint={say("hand.give")} />;
        })}
      </div>
      <div class="development" role="group" aria-label={say("development")}>
        {CARDS.flatMap((card) =>
          own.cards[card] || own.fresh[card]
            ? [<Development key={card} card={card} own={own} scene={scene} choices={choices} />]
            : [],
        )}
      </div>
    </div>
  );
}

function Development({ card, own, scene, choices }: { card: Card; own: Own; scene: Scene; choices: Choices }) {
  const count = (own.cards[card] ?? 0) + (own.fresh[card] ?? 0);
  const playable = scene.act !== null && isPlayable(card, choices);
  const tap = () => {
    if (card === "victory point") return;
    if (card === "invention" || card === "monopoly") {
      picked.value = null;
      panel.value = panel.value === card ? null : card;
    } else {
      panel.value = null;
      choose(scene, { kind: card }, true);
    }
  };
  return (
    <button
      type="button"
      class={picked.value?.kind === card || panel.value === card ? "dev chosen" : "dev"}
      disabled={!playable}
      onClick={tap}
      title={told(card, count)}
      data-card={card}
    >
      <CardIcon of={card} size={30} />
      <span class="dev-name">{say(`term.${card.replace(" ", "_")}`)}</span>
      {count > 1 && <span class="pile-count">{count}</span>}
    </button>
  );
}

/** What a card does; before it, the names of victory point cards. */
function told(card: Card, count: number): string {
  const about = say(`card.${card}.about`);
  return card === "victory point" ? `${victoryNames(count)}: ${about}` : about;
}

function isPlayable(card: Card, choices: Choices): boolean {
  return card !== "victory point" && choices.deeds[card] !== undefined;
}
