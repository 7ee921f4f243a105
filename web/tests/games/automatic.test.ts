// What is done for a player: only what they wished for, and only where there is nothing to choose.
import { expect, test } from "vitest";
import { automatic, declineAll } from "../../src/games/catan/automatic";
import type { Scene } from "../../src/games/catan/view";

const sceneWith = (legal: object[], view: object = {}, more: object = {}): Scene =>
  ({
    seat: 1,
    legal,
    templates: [],
    table: { id: "one" },
    view: { turn: 4, active: 0, players: [{ answer: "none" }, { answer: "none" }], ...view },
    ...more,
  }) as unknown as Scene;

const NONE = new Set<string>();

test("nothing is done for who wished for nothing", () => {
  expect(automatic!.next(sceneWith([{ kind: "roll" }]), NONE)).toBe(null);
});

test("a roll waits where a card could be played before it", () => {
  const wanted = new Set(["roll"]);
  expect(automatic!.next(sceneWith([{ kind: "roll" }]), wanted)).toEqual({ kind: "roll" });
  expect(automatic!.next(sceneWith([{ kind: "roll" }, { kind: "knight" }]), wanted)).toBe(null);
});

test("a turn is ended only where nothing else is left", () => {
  const wanted = new Set(["pass"]);
  expect(automatic!.next(sceneWith([{ kind: "end turn" }]), wanted)).toEqual({ kind: "end turn" });
  expect(automatic!.next(sceneWith([{ kind: "end turn" }, { kind: "buy" }]), wanted)).toBe(null);
});

test("who declines for a turn is asked again in the next one", () => {
  const asked = [{ kind: "accept" }, { kind: "decline" }];
  const sent: object[] = [];
  declineAll(sceneWith(asked, {}, { act: (action: object) => sent.push(action) }));
  expect(sent).toEqual([{ kind: "decline" }]);
  expect(automatic!.next(sceneWith(asked), NONE)).toEqual({ kind: "decline" });
  expect(automatic!.next(sceneWith(asked, { players: [{}, { answer: "no" }] }), NONE)).toBe(null);
  expect(automatic!.next(sceneWith(asked, { turn: 5 }), NONE)).toBe(null);
  expect(automatic!.next(sceneWith(asked, {}, { table: { id: "another" } }), NONE)).toBe(null);
});
