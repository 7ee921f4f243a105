// What can be tapped: the piles of the island, the cards of rival teams, or the two cards of the warm-up.
import type { Shown } from "./cards/card";
import type { Board, Own, Scene, View } from "./view";

/** Where a card lies, or lay: its middle, in lengths of a hexagon's side. */
export interface Site {
  place: string;
  x: number;
  y: number;
}

export interface Target extends Shown, Site {
  /** A claim there is allowed now. */
  open: boolean;
  /** Cards on this pile. */
  height: number;
  /** A team that is out of the round. */
  out: boolean;
}

export type Layout = "island" | "teams" | "pair";

const BESIDE = 2.1;

export const layoutOf = (table: View): Layout =>
  table.mini_game === 0 ? "pair" : table.mini_game === 5 ? "teams" : "island";

const inARow = (n: number, of: number): { x: number; y: number } => ({ x: (n - (of - 1) / 2) * BESIDE, y: 0 });

export function shown(board: Board, card: number): Shown {
  const { symbols, colour } = board.cards[card]!;
  return { card, symbols, colour: colour === "port" ? "island" : colour };
}

export function targetsOf(scene: Scene): Target[] {
  const board = scene.board;
  const table = scene.view;
  const own = scene.own;
  const open = (place: string) => !scene.act || !own?.places.length || own.places.includes(place);
  const layout = layoutOf(table);
  if (layout === "pair")
    return table.pair.map((card, n) => ({
      ...shown(board, card),
      place: "pair",
      ...inARow(n, 2),
      open: true,
      height: 1,
      out: false,
    }));
  if (layout === "teams") return rivals(board, table, own);
  return table.island.flatMap((pile, n) => {
    const { x, y } = board.island[n]!;
    return pile.card === null
      ? []
      : [
          {
            ...shown(board, pile.card),
            place: pile.place,
            x,
            y,
            open: open(pile.place),
            height: pile.height,
            out: false,
          },
        ];
  });
}

function rivals(board: Board, table: View, own: Own | null): Target[] {
  return rivalSites(board, own).flatMap((site) => {
    const { card, out } = table.teams[board.teams.findIndex(({ colour }) => colour === site.place)]!;
    return card === null ? [] : [{ ...shown(board, card), ...site, open: !out, height: 1, out }];
  });
}

function rivalSites(board: Board, own: Own | null): Site[] {
  const teams = board.teams.filter((_, number) => number !== own?.team);
  return teams.map(({ colour }, n) => ({ place: colour, ...inARow(n, teams.length) }));
}

/** Places whose card was taken. */
export function gapsOf(scene: Scene): Site[] {
  const board = scene.board;
  const table = scene.view;
  if (layoutOf(table) === "teams") return rivalSites(board, scene.own);
  return table.island.flatMap((pile, n) => (pile.card === null ? [board.island[n]!] : []));
}

/** The card one holds against the targets; a player who only points things out holds the partner's. */
export function ownCard(scene: Scene): Shown | null {
  const own = scene.own;
  const table = scene.view;
  const lent = own?.may_ping && own.partner !== null ? table.players[own.partner]!.card : null;
  const held = own && table.mini_game >= 4 ? table.teams[own.team]!.card : (own?.card ?? lent);
  return held === null ? null : shown(scene.board, held);
}
