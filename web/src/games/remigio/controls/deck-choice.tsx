// Which cards this device shows: Spanish suits or international ones.
import { useState } from "preact/hooks";
import { Dialog } from "../../../shell/design/parts";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import { DECKS, type Deck, deck, showDeck } from "../deck";

const SAMPLE = ["ace coins", "king cups", "knight swords", "7 clubs"];

export function DeckChoice() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button square deck-button"
        aria-label={say("deck")}
        title={say("deck")}
        onClick={() => setOpen(true)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8l8-3 5 12-8 3ZM14 5l6 1-2 9" />
        </svg>
      </button>
      {open && (
        <Dialog title={say("deck")} onClose={() => setOpen(false)} className="narrow">
          <div class="stack">
            <div class="decks" role="radiogroup" aria-label={say("deck")}>
              {DECKS.map((one) => (
                <Sample which={one} key={one} />
              ))}
            </div>
            <p class="soft small">{say("deck.help")}</p>
            <p class="soft small">{say("order.help")}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}

const Sample = ({ which }: { which: Deck }) => (
  <label class="deck-sample">
    <span class="row">
      <input type="radio" name="deck" checked={deck.value === which} onChange={() => showDeck(which)} />{" "}
      {say(`deck.${which}`)}
    </span>
    <span class="deck-cards" aria-hidden="true">
      {SAMPLE.map((card) => (
        <Card card={card} deck={which} key={card} />
      ))}
    </span>
  </label>
);
