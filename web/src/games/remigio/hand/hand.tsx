// The own hand: tap a card to choose it, drag it anywhere; arrows walk along it, Shift and arrows move the card.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SMALL } from "../../../shell/design/small";
import { EACH_TAP } from "../../../shell/taps";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import { anchor, glide, placeOfOwn, remember, slide } from "../board/motion";
import { drop } from "../controls/drop";
import { aside, chosen, dragged, idsOf, keep, move, order, over, sortBy, toggle } from "../intent";
import { cardName } from "../names";
import type { Own, Scene } from "../view";
import { beginDrag, wasDrag } from "./drag";
import "./hand.css";
import { cardOf } from "./order";

const MOST_IN_A_ROW = 8;

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(SMALL.matches);
  useEffect(() => {
    const fit = () => setNarrow(SMALL.matches);
    SMALL.addEventListener("change", fit);
    return () => SMALL.removeEventListener("change", fit);
  }, []);
  return narrow;
}

function rowsOf(ids: string[], narrow: boolean): string[][] {
  if (!narrow || ids.length <= MOST_IN_A_ROW) return [ids];
  const half = Math.ceil(ids.length / 2);
  return [ids.slice(0, half), ids.slice(half)];
}

/** Cards slide to their new places; those put aside come back from there, new ones from the stock or the discards. */
function useSliding(place: { current: HTMLElement | null }, scene: Scene, all: string[]): void {
  const before = useRef(new Map<string, [number, number]>());
  const held = useRef<string[]>([]);
  const width = useRef(0);
  useLayoutEffect(() => {
    const resized = width.current !== place.current!.clientWidth;
    width.current = place.current!.clientWidth;
    const spots = [...place.current!.querySelectorAll<HTMLElement>(".spot")];
    const first = before.current.size === 0;
    const now = new Map(spots.map((spot) => [spot.dataset.of!, [spot.offsetLeft, spot.offsetTop] as [number, number]]));
    const from = anchor(scene.events.some(({ action }) => action.kind === "take") ? "pile" : "stock");
    let late = 0;
    for (const spot of spots) {
      const id = spot.dataset.of!;
      const [x, y] = now.get(id)!;
      const was = resized && before.current.has(id) ? now.get(id) : before.current.get(id);
      if (was) slide(spot, was[0] - x, was[1] - y);
      else if (held.current.includes(id)) glide(spot, placeOfOwn(cardOf(id), [id]));
      else if (!first || scene.events.length) glide(spot, from, 35 * late++);
    }
    before.current = now;
    held.current = all;
    remember();
  });
}

/** Before which card something held at this point would lie. */
function placeAt(rows: HTMLElement, x: number, y: number): string | null {
  const spots = [...rows.querySelectorAll<HTMLElement>(".spot")].map((spot) => ({
    id: spot.dataset.of!,
    box: spot.getBoundingClientRect(),
  }));
  const row = spots.reduce(
    (best, { box }) => (Math.abs(box.y + box.height / 2 - y) < Math.abs(best - y) ? box.y + box.height / 2 : best),
    Infinity,
  );
  const inRow = spots.filter(({ box }) => Math.abs(box.y + box.height / 2 - row) < 4);
  const next = inRow.find(({ box, id }) => box.x + box.width / 2 > x && !dragged.value.includes(id));
  if (next) return next.id;
  const last = inRow.at(-1);
  const after = last ? spots.findIndex(({ id }) => id === last.id) + 1 : spots.length;
  return spots.slice(after).find(({ id }) => !dragged.value.includes(id))?.id ?? null;
}

export function Hand({ scene, own }: { scene: Scene; own: Own }) {
  const all = idsOf(scene, own.hand);
  const away = new Set(aside.value.flatMap(({ ids }) => ids));
  const ids = all.filter((id) => !away.has(id));
  const rows = rowsOf(ids, useNarrow());
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [told, tell] = useState("");
  const { must_lay, active } = scene.view;
  useEffect(() => {
    keep(scene, all);
    const there = (id: string) => all.includes(id);
    if (!chosen.value.every(there)) chosen.value = chosen.value.filter(there);
    if (!aside.value.every((one) => one.ids.every(there)))
      aside.value = aside.value
        .map((one) => ({ ...one, ids: one.ids.filter(there) }))
        .filter((one) => one.ids.length > 2);
  }, [own.hand.join(), scene.seat]);
  useSliding(place, scene, all);

  const focus = (number: number) => {
    const next = Math.max(0, Math.min(ids.length - 1, number));
    setAt(next);
    place.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(ids[next]!)}"]`)?.focus();
  };
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: rows[0]!.length,
    ArrowUp: -rows[0]!.length,
    Home: -99,
    End: 99,
  };
  const press = (key: KeyboardEvent) => {
    const step = steps[key.key];
    if (!step) return;
    key.preventDefault();
    if (!key.shiftKey) return focus(at + step);
    const to = Math.max(0, Math.min(ids.length - 1, at + step));
    const id = ids[at]!;
    const rest = ids.filter((other) => other !== id);
    move(scene, all, [id], rest[to] ?? null);
    tell(say("card.moved", { card: cardName(cardOf(id)), n: to + 1, all: ids.length }));
    setAt(to);
  };
  const grab = (down: PointerEvent, id: string) => {
    const before = { ids: all, order: order.value };
    const held = () => (chosen.value.includes(id) ? all.filter((other) => chosen.value.includes(other)) : [id]);
    beginDrag(down, down.currentTarget as HTMLElement, {
      ids: held,
      onMove: (x, y) => over.value === "hand" && move(scene, before.ids, dragged.value, placeAt(place.current!, x, y)),
      onDrop: (target) => {
        if (target === "hand") return;
        sortBy(before.order);
        keep(scene, before.ids);
        drop(scene, held(), target);
      },
    });
  };
  const owed = active === scene.seat ? must_lay : null;
  const focusable = Math.min(at, ids.length - 1);
  const middle = (ids.length - 1) / 2;
  return (
    <div
      class={`hand-rows${rows.length > 1 ? " two" : ""}${over.value === "hand" ? " over" : ""}`}
      data-drop="hand"
      {...EACH_TAP}
      role="group"
      aria-label={say("hand.yours", { n: own.hand.length, count: own.count })}
      ref={place}
      onKeyDown={press}
    >
      {rows.map((row, n) => (
        <div class="hand-row" key={n}>
          {row.map((id) => {
            const card = cardOf(id);
            const number = ids.indexOf(id);
            const up = chosen.value.includes(id);
            const mark =
              card === owed && id === all.find((other) => cardOf(other) === owed)
                ? "owed"
                : card === own.drawn && id === all.findLast((other) => cardOf(other) === card)
                  ? "new"
                  : "";
            const bend = rows.length > 1 ? 0 : number - middle;
            return (
              <span class="spot" data-of={id} key={id} style={{ "--bend": bend }}>
                <button
                  type="button"
                  class={`held ${mark}${up ? " up" : ""}${dragged.value.includes(id) ? " lifted" : ""}`}
                  aria-pressed={up}
                  tabIndex={number === focusable ? 0 : -1}
                  data-card={card}
                  data-id={id}
                  onFocus={() => setAt(number)}
                  onPointerDown={(down) => grab(down, id)}
                  onClick={() => !wasDrag() && toggle(id)}
                >
                  <span class="unseen">
                    {cardName(card)}
                    {mark && `, ${say(mark === "owed" ? "card.owed" : "card.new")}`}
                  </span>
                  <Card card={card} />
                </button>
              </span>
            );
          })}
        </div>
      ))}
      <p class="unseen" role="status">
        {told}
      </p>
    </div>
  );
}
