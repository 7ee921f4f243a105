// The own hand: tap a card to choose it; arrows walk along it, Enter chooses.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import { chosen, type Held, inOrder, order, toggle } from "../intent";
import { cardName } from "../names";
import type { Own, Table } from "../view";
import "./hand.css";

const NARROW = matchMedia("(max-width: 899px)");
const MOST_IN_A_ROW = 8;

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const fit = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", fit);
    return () => NARROW.removeEventListener("change", fit);
  }, []);
  return narrow;
}

function rowsOf(hand: Held[], narrow: boolean): Held[][] {
  if (!narrow || hand.length <= MOST_IN_A_ROW) return [hand];
  const half = Math.ceil(hand.length / 2);
  return [hand.slice(0, half), hand.slice(half)];
}

export function Hand({ scene, own }: { scene: Scene; own: Own }) {
  const hand = inOrder(own.hand, order.value);
  const rows = rowsOf(hand, useNarrow());
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const { must_lay, active } = scene.view as Table;
  useEffect(() => {
    const there = chosen.value.filter((id) => hand.some((held) => held.id === id));
    if (there.length < chosen.value.length) chosen.value = there;
  }, [own.hand.join()]);
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: rows[0]!.length, ArrowUp: -rows[0]!.length, Home: -99, End: 99 };
  const walk = (key: KeyboardEvent) => {
    const step = steps[key.key];
    if (!step) return;
    key.preventDefault();
    const next = Math.max(0, Math.min(hand.length - 1, at + step));
    setAt(next);
    place.current?.querySelectorAll<HTMLElement>(".held")[next]?.focus();
  };
  const owed = active === scene.seat ? must_lay : null;
  const focusable = Math.min(at, hand.length - 1);
  return (
    <div class="hand-rows" role="group" aria-label={say("hand.yours", { n: hand.length, count: own.count })} ref={place} onKeyDown={walk}>
      {rows.map((row, n) => (
        <div class="hand-row" key={n}>
          {row.map(({ id, card }) => {
            const number = hand.findIndex((held) => held.id === id);
            const up = chosen.value.includes(id);
            const mark = card === owed ? "owed" : card === own.drawn && id.endsWith("#0") ? "new" : "";
            return (
              <span class="spot" key={id}>
                <button type="button" class={`held ${mark}${up ? " up" : ""}`} aria-pressed={up} tabIndex={number === focusable ? 0 : -1} data-card={card}
                  onFocus={() => setAt(number)} onClick={() => toggle(id)}>
                  <span class="unseen">{cardName(card)}{mark && `, ${say(mark === "owed" ? "card.owed" : "card.new")}`}</span>
                  <Card card={card} />
                </button>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
