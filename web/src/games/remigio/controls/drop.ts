// Where cards may be dropped, and what that means. What is not allowed is sent all the same: the refusal says why.
import { signal } from "@preact/signals";
import { choicesOf } from "../choices";
import { cardOf } from "../hand/order";
import { addAside, play, setAside } from "../intent";
import type { Scene } from "../view";

/** Something to say about the last thing tried that the server need not be asked about. */
export const remark = signal<{ key: string; values?: Record<string, string | number> } | null>(null);

export function drop(scene: Scene, ids: string[], target: string | null): void {
  const [kind, number] = (target ?? "").split(" ");
  remark.value = null;
  if (kind === "aside") return number === undefined ? setAside(ids) : addAside(Number(number), ids);
  if (!scene.act || (kind !== "pile" && kind !== "meld")) return;
  if (ids.length > 1) return void (remark.value = { key: "one.at.a.time" });
  const card = cardOf(ids[0]!);
  if (kind === "meld") return layOff(scene, ids, Number(number), null);
  const closes = choicesOf(scene.legal).closes.includes(card);
  play(scene, { kind: closes ? "close" : "discard", card }, ids);
}

/** Lays a card off at the end it fits; where it fits none, the server says what the meld goes on with. */
export function layOff(scene: Scene, ids: string[], meld: number, side: "above" | "below" | null): void {
  const card = cardOf(ids[0]!);
  const ways = choicesOf(scene.legal).additions.filter((one) => one.meld === meld && one.card === card);
  const wanted =
    ways.find((one) => side && one.above === (side === "above")) ?? ways.find((one) => !one.swaps) ?? ways[0];
  if (wanted) return play(scene, wanted.action, ids);
  const found = scene.view.melds.find((one) => one.number === meld)!;
  const above = found.kind === "run" && placed(card) > placed(found.cards.at(-1)!.as ?? found.cards.at(-1)!.card);
  play(scene, { kind: "lay off", meld, card, above }, ids);
}

const RANK_ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "knight", "king", "ace"];
const placed = (card: string): number => RANK_ORDER.indexOf(card.split(" ")[0]!);
