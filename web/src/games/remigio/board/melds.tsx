// The melds on the table, each with its owner's; one that takes the card in question is lit, and shows at which end.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { keyOf } from "../../../shell/actions";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import type { Addition } from "../choices";
import { layOff } from "../controls/drop";
import { chosen, dragged, handled, over, play, played } from "../intent";
import { cardName, meldInWords, meldName } from "../names";
import type { Laid, Meld, Scene, Step } from "../view";
import { anchor, glide, isStill, placeOfOwn } from "./motion";

export function Melds({ scene, additions }: { scene: Scene; additions: Addition[] }) {
  const { melds, players } = scene.view;
  const first = scene.seat ?? 0;
  const owners = players
    .map((_, n) => (first + n) % players.length)
    .filter((seat) => melds.some((meld) => meld.owner === seat));
  useEffect(() => void (dragged.value.length || showLit()), [handled().join()]);
  return (
    <>
      {owners.map((seat) => (
        <section
          class={`laid-by of-${scene.colour(seat)}`}
          aria-label={say("melds.of", { name: scene.name(seat) })}
          key={seat}
        >
          <h3>
            <ColourDot colour={scene.colour(seat)} size={16} />{" "}
            <span class="cut">{seat === scene.seat ? say("melds.yours") : scene.name(seat)}</span>
          </h3>
          <div class="meld-row">
            {melds
              .filter((meld) => meld.owner === seat)
              .map((meld) => (
                <OneMeld scene={scene} meld={meld} additions={additions} key={meld.number} />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** What is lit is to be tapped: where the table is scrolled, it comes into sight. */
function showLit(): void {
  const lit = document.querySelector(".on-table .meld.lit");
  lit?.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
}

/** The key of a meld's card: the same card twice in a set is told apart. */
const keyOfCard = (cards: Laid[], n: number): string =>
  `${cards[n]!.card} ${cards[n]!.as ?? cards.slice(0, n).filter(({ card }) => card === cards[n]!.card).length}`;

function OneMeld({ scene, meld, additions }: { scene: Scene; meld: Meld; additions: Addition[] }) {
  const cards = handled();
  const ways = cards.length === 1 ? additions.filter((one) => one.meld === meld.number && one.card === cards[0]) : [];
  const name = meldName(meld.kind, meld.cards);
  const told = say("meld.told", { cards: meldInWords(meld.cards), value: meld.value });
  const tapped =
    scene.view.phase === "play" &&
    scene.awaited.includes(scene.seat ?? -1) &&
    scene.act !== null &&
    chosen.value.length === 1 &&
    !dragged.value.length;
  const target = `meld ${meld.number}`;
  const inside = (
    <>
      <span class="meld-cards">
        {meld.cards.map((laid, n) => (
          <LaidCard scene={scene} laid={laid} owner={meld.owner} key={keyOfCard(meld.cards, n)} />
        ))}
      </span>
      <span class="worth">{meld.value}</span>
    </>
  );
  const look = `meld${ways.length ? " lit" : ""}${over.value === target ? " over" : ""}`;
  if (ways.length > 1 && tapped)
    return (
      <div class={`${look} has-ways`} data-meld={meld.number} data-drop={target}>
        <span role="img" aria-label={told}>
          {inside}
        </span>
        <span class="ways">
          {ways.map((one) => (
            <Way scene={scene} one={one} name={name} key={keyOf(one.action)} />
          ))}
        </span>
      </div>
    );
  if (tapped)
    return (
      <button
        type="button"
        class={look}
        data-meld={meld.number}
        data-drop={target}
        disabled={scene.busy}
        onClick={() => layOff(scene, chosen.value, meld.number, null)}
      >
        <span class="unseen">
          {ways[0]?.swaps
            ? say("do.swap", { card: cardName(cards[0]!), meld: name })
            : say("do.add.to", { meld: name })}
          :{" "}
        </span>
        {inside}
        {ways[0]?.swaps && (
          <span class="swap-mark" aria-hidden="true">
            ⇄
          </span>
        )}
      </button>
    );
  return (
    <div class={look} role="img" aria-label={told} data-meld={meld.number} data-drop={target}>
      {inside}
    </div>
  );
}

/** One of several ways to add a card: at an end, or in place of the joker. */
function Way({ scene, one, name }: { scene: Scene; one: Addition; name: string }) {
  const end = one.above ? "above" : "below";
  const said = one.swaps
    ? say("do.swap", { card: cardName(one.card), meld: name })
    : one.card === "joker"
      ? say(`do.add.${end}`, { meld: name })
      : say("do.add", { card: cardName(one.card), meld: name });
  return (
    <button
      type="button"
      class={`way ${one.swaps ? "swaps" : end}`}
      data-action={keyOf(one.action)}
      aria-label={said}
      title={said}
      disabled={scene.busy}
      onClick={() => play(scene, one.action)}
    >
      {one.swaps ? "⇄" : "+"}
    </button>
  );
}

const LAYING: Step["kind"][] = ["run", "set", "lay off", "swap"];

/** A card that has just been laid comes from its player's hand. */
function LaidCard({ scene, laid, owner }: { scene: Scene; laid: Laid; owner: number }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const by = scene.events.find(({ action }) => LAYING.includes(action.kind))?.actor;
    if (by !== undefined)
      glide(place.current, by === scene.seat ? placeOfOwn(laid.card, played.value) : anchor(`seat-${by ?? owner}`));
  }, []);
  return (
    <span class={laid.card === "joker" ? "of-meld as-joker" : "of-meld"} ref={place}>
      <Card card={laid.card} as={laid.as} />
    </span>
  );
}
