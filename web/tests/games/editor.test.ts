import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentOf, draftOf } from "../../src/games/catan/editor/document";
import { type Draft, emptyDraft, gridOf, keyOf, sidesOf, type Tile } from "../../src/games/catan/editor/draft";
import { hintsOf, pipsOf } from "../../src/games/catan/editor/fairness";
import { filled } from "../../src/games/catan/editor/fill";
import { packed, unpacked } from "../../src/games/catan/editor/link";
import { placesAt, pressed } from "../../src/games/catan/editor/press";

const SHELF = "../src/sobremesa/games/catan/board/data/shelf";

/** The same numbers in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function anIsland(): Draft {
  const draft = emptyDraft("Home");
  for (const key of gridOf(5, 5)) draft.tiles[key] = { terrain: "pasture" };
  return filled(draft, chance(7));
}

test("an island filled at random needs no hint, and its harbours share no intersection", () => {
  const draft = anIsland();
  expect(hintsOf(draft).filter(({ key }) => key !== "rich")).toEqual([]);
  const ends = Object.keys(draft.harbours).flatMap((side) => side.split("|"));
  expect(ends.length).toBeGreaterThan(8);
  expect(new Set(ends).size).toBe(ends.length);
});

/** Three hexes around one intersection. */
const ONE = keyOf([0, 2]);
function three(...tiles: [Tile, Tile, Tile]): Draft {
  const [west, east, south] = tiles;
  return { ...emptyDraft("Small"), tiles: { "-1,3": west, "1,3": east, "0,0": south } };
}

const keysOf = (draft: Draft) => hintsOf(draft).map(({ key }) => key);

test("a six beside an eight is hinted at, at both of their hexes", () => {
  const draft = three({ terrain: "forest", number: 6 }, { terrain: "hills", number: 8 }, { terrain: "desert" });
  const { places } = hintsOf(draft).find(({ key }) => key === "red")!;
  expect([...places].sort()).toEqual(["-1,3", "1,3"]);
  draft.tiles["1,3"] = { terrain: "hills", number: 9 };
  expect(keysOf(draft)).not.toContain("red");
});

test("an intersection of two red tokens and a nine is hinted at, one of a red one and two nines is not", () => {
  const draft = three(
    { terrain: "forest", number: 6 },
    { terrain: "hills", number: 8 },
    { terrain: "fields", number: 9 },
  );
  expect(hintsOf(draft).find(({ key }) => key === "rich")).toMatchObject({ values: { n: 1 }, places: [ONE] });
  draft.tiles["1,3"] = { terrain: "hills", number: 5 };
  expect(keysOf(draft)).not.toContain("rich");
});

test("a resource that nothing yields, and one that yields much more than another, are hinted at", () => {
  const draft = three(
    { terrain: "forest", number: 5 },
    { terrain: "hills", number: 9 },
    { terrain: "fields", number: 4 },
  );
  expect(hintsOf(draft)).toEqual([{ key: "poor", values: { resource: "wool" }, places: [] }]);
  Object.assign(draft.tiles, {
    "4,6": { terrain: "pasture", number: 10 },
    "-4,6": { terrain: "mountains", number: 2 },
  });
  expect(pipsOf(draft)).toEqual({ lumber: 4, brick: 4, wool: 3, grain: 3, ore: 1 });
  expect(hintsOf(draft)).toEqual([{ key: "balance", values: { most: "lumber", least: "ore" }, places: [] }]);
  draft.tiles["-4,6"] = { terrain: "mountains", number: 3 };
  expect(hintsOf(draft)).toEqual([]);
});

test("what is drawn comes back from its document", () => {
  const draft = pressed(anIsland(), { kind: "victory" }, { intersection: keyOf([0, 4]) });
  const again = draftOf(documentOf(draft), draft.players)!;
  expect(documentOf(again)).toEqual(documentOf(draft));
});

test("what is drawn comes back from its link, and a link that is none is no board", async () => {
  const draft = anIsland();
  expect(await unpacked(await packed(draft))).toEqual(draft);
  expect(await unpacked("nonsense")).toBeNull();
});

test("every board of the shelf lies on the grid", () => {
  for (const file of readdirSync(SHELF)) {
    const { board, players } = JSON.parse(readFileSync(`${SHELF}/${file}`, "utf8"));
    const draft = draftOf(board, players)!;
    expect(
      Object.keys(draft.tiles).filter((key) => !gridOf().includes(key)),
      file,
    ).toEqual([]);
    expect(documentOf(draft).paths.length).toBe(board.paths.length);
    expect(Object.keys(draft.harbours).length).toBe(board.harbours.length);
  }
});

test("a hex that goes takes its harbours and the robber along", () => {
  const draft = anIsland();
  const bare = Object.keys(draft.tiles).reduce(
    (left, hex) => pressed(left, { kind: "terrain", of: "sea" }, { hex }),
    draft,
  );
  expect([bare.tiles, bare.harbours, bare.robber]).toEqual([{}, {}, null]);
});

test("a closed side is no path of the document, and a fault is shown at its place", () => {
  const draft = anIsland();
  const [hex = ""] = Object.keys(draft.tiles);
  const closed = pressed(draft, { kind: "path" }, { side: sidesOf(hex)[0]! });
  expect(documentOf(closed).paths.length).toBe(documentOf(draft).paths.length - 1);
  expect(placesAt("options.own_map.hexes[1].number", ["one", "two"], [], [])).toEqual(["two"]);
  expect(placesAt("options.own_map.name", ["one"], [], [])).toEqual([]);
});
