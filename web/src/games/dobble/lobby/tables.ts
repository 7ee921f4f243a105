// Tables of Dobble worth choosing at once: all mini-games, and each of them alone.
import type { Preset } from "../../../shell/scene";

const MINI_GAMES = ["welcome", "ports", "route", "barbarians", "knights"];

export const presets: Preset[] = [
  { name: "adventure", players: 4, options: {} },
  ...MINI_GAMES.map((name, n) => ({ name, players: 4, options: { mode: "beginner", mini_game: n + 1 } })),
];
