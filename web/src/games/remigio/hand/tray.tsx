// Melds put together and not laid yet: what each is read as and counts; free to change until they are laid.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import { EACH_TAP } from "../../../shell/taps";
import { say, sayText } from "../../../shell/text";
import { Card } from "../art/card";
import { glide, placeOfOwn, remember } from "../board/motion";
import { type Aside, aside, dragged, over, readingOf, readOtherwise, takeBack } from "../intent";
import { cardName, meldInWords } from "../names";
import type { Scene } from "../view";
import { cardOf } from "./order";
import { misfit, readings } from "./reading";
import "./tray.css";

export function Tray({ scene }: { scene: Scene }) {
  if (!aside.value.length && !dragged.value.length) return null;
  return (
    <div class="tray" {...EACH_TAP} role="group" aria-label={say("aside")}>
      {aside.value.map((one, number) => (
        <Together scene={scene} one={one} number={number} key={one.ids[0]} />
      ))}
      {dragged.value.length > 0 && (
        <span class={over.value === "aside" ? "drop-here over" : "drop-here"} data-drop="aside">
          {say("aside.drop")}
        </span>
      )}
    </div>
  );
}

/** The cards in the order of their meld, each with its id. */
function inPlace({ ids }: Aside, cards: string[]): string[] {
  const left = [...ids];
  return cards.map(
    (card) =>
      left.splice(
        left.findIndex((id) => cardOf(id) === card),
        1,
      )[0]!,
  );
}

function Together({ scene, one, number }: { scene: Scene; one: Aside; number: number }) {
  const board = scene.board;
  const meld = readingOf(board, one);
  const others = readings(board, one.ids.map(cardOf)).length;
  const ids = meld
    ? inPlace(
        one,
        meld.cards.map(({ card }) => card),
      )
    : one.ids;
  const target = `aside ${number}`;
  const told = meld
    ? say("meld.told", { cards: meldInWords(meld.cards), value: meld.value })
    : one.ids.map((id) => cardName(cardOf(id))).join(", ");
  return (
    <div
      class={`together${meld ? "" : " amiss"}${over.value === target ? " over" : ""}`}
      data-drop={target}
      data-aside={number}
    >
      <button type="button" class="together-cards" title={say("aside.back")} onClick={() => takeBack(one.ids)}>
        <span class="unseen">
          {told}. {say("aside.back")}
        </span>
        {ids.map((id, n) => (
          <Put id={id} as={meld?.cards[n]?.as} key={id} />
        ))}
      </button>
      {meld ? (
        <b class="worth">{meld.value}</b>
      ) : (
        <span class="why">{sayText(misfit(board, one.ids.map(cardOf)))}</span>
      )}
      {others > 1 && (
        <button
          type="button"
          class="otherwise"
          aria-label={say("aside.otherwise")}
          title={say("aside.otherwise")}
          onClick={() => readOtherwise(number)}
        >
          <Icon name="swap" />
        </button>
      )}
    </div>
  );
}

function Put({ id, as }: { id: string; as?: string | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    glide(place.current, placeOfOwn(cardOf(id), [id]));
    remember();
  }, []);
  return (
    <span class={as ? "put as-joker" : "put"} data-id={id} ref={place}>
      <Card card={cardOf(id)} as={as} />
    </span>
  );
}
