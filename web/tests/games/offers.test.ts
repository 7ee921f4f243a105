// Which offers lie above the island: those that somebody still has something to say to.
import { expect, test } from "vitest";
import { offersTo, openTo, type Player, type View } from "../../src/games/catan/view";

const OFFER = { give: { wool: 1 }, get: { ore: 1 }, to: [1, 2] };

function table(...answers: Player["answer"][]): View {
  const players = answers.map((answer, seat) => ({ answer, offer: seat === 0 ? OFFER : null }));
  return { active: 0, players } as unknown as View;
}

test("an offer asks until one has said no to it", () => {
  expect(openTo(table("none", "none", "none"), 1).others).toEqual([{ seat: 0, offer: OFFER }]);
  expect(openTo(table("none", "yes", "none"), 1).others).toHaveLength(1);
  expect(openTo(table("none", "no", "none"), 1).others).toEqual([]);
  expect(openTo(table("none", "no", "none"), 2).others).toHaveLength(1);
});

test("a declined offer can still be found where one trades", () => {
  expect(offersTo(table("none", "no", "none"), 1).others).toHaveLength(1);
});

test("one's own offer leaves when everybody has said no", () => {
  expect(openTo(table("none", "no", "none"), 0).mine).toEqual(OFFER);
  expect(openTo(table("none", "no", "no"), 0).mine).toBeNull();
});
