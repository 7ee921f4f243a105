// Recomputes every card laid or turned from the game's seed: which cards could come, with which weights, and which one
// the draw takes.
import type { OptionValue } from "../../contract";
import { draw } from "../../shell/fair/dice";
import type { DiceCheck } from "../../shell/scene";
import type { RecordedSteps, Step } from "./view";

const PARTS: [string, number][] = [
  ["island", 19],
  ["blue", 16],
  ["orange", 16],
  ["red", 16],
  ["port", 6],
];
const NAMES = PARTS.flatMap(([part, count]) => Array.from({ length: count }, (_, n) => `${part}-${n + 1}`));
const COLOURS = ["blue", "orange", "red"];
const ALL = 16;
const HANDED_OVER = 6;
const partOf = (card: number): string => NAMES[card]!.split("-")[0]!;

interface Drawn {
  kind: "lay" | "port" | "turn" | "show";
  /** The place, or the number of the deck. */
  where: string;
  card: number;
}

function drawnOf(step: Step): Drawn | null {
  const card = "card" in step ? NAMES.indexOf(step.card) : -1;
  if (step.kind === "lay") return { kind: "lay", where: step.place, card };
  if (step.kind === "turn") return { kind: "turn", where: String(step.deck), card };
  return step.kind === "port" || step.kind === "show" ? { kind: step.kind, where: "", card } : null;
}

/** Follows a record: which cards nobody has seen yet, and how many of each colour every team still holds. */
class Decks {
  private unturned = new Set<number>();
  private holds: number[][] = [];
  private turned = new Set<string>();
  private shown = 0;

  /** `colours` are those of the teams, as numbers. */
  constructor(
    private readonly players: number,
    private readonly teams: number,
    private readonly colours: number[],
    private game: number,
  ) {}

  private shareOut(): void {
    this.unturned = new Set(NAMES.keys());
    this.holds = this.colours.map((own, team) =>
      COLOURS.map((_, colour) => (team < this.teams && own === colour ? ALL : 0)),
    );
    this.turned.clear();
    const single = this.players === 5 && this.game <= 3 ? 2 : -1;
    if (single >= 0) this.holds[single]![this.colours[single]!] = ALL / 2;
    if (this.game === 3) for (let team = 0; team < this.teams; team++) this.handOver(team, single);
  }

  private handOver(team: number, single: number): void {
    for (let rival = 0; rival < this.teams; rival++) {
      if (rival === team) continue;
      const given = team === single || rival === single ? 1 : HANDED_OVER / (this.teams - 1);
      this.holds[team]![this.colours[team]!]! -= given;
      this.holds[rival]![this.colours[team]!]! += given;
    }
  }

  /** A new mini-game begins with the first card of an island, the fifth with a second card for a team. */
  before({ kind, where }: Drawn, laid: (game: number) => number): void {
    if (kind === "show" && this.shown++ % 2 === 0) this.unturned = new Set(NAMES.keys());
    if (kind === "lay" && where === "a1") this.begin(laid(this.game));
    if (kind !== "turn") return;
    const team = Number(where) % this.teams;
    if (this.game === 4 && this.turned.has(where)) this.begin(5);
    if (this.game === 5 && (!this.holds.length || !this.left(team))) this.shareOut();
    this.turned.add(where);
  }

  private begin(game: number): void {
    this.game = game;
    this.shareOut();
  }

  private left(team: number): number {
    return this.holds[team]!.reduce((sum, count) => sum + count, 0);
  }

  private weightOf({ kind, where }: Drawn, card: number): number {
    if (!this.unturned.has(card)) return 0;
    const part = partOf(card);
    if (kind === "show") return 1;
    if (kind === "lay") return part === "island" ? 1 : 0;
    if (kind === "port") return part === "port" ? 1 : 0;
    const colour = COLOURS.indexOf(part);
    if (colour < 0) return 0;
    const others = COLOURS.map((_, other) => (other === colour ? 1 : Math.max(1, this.unseen(other))));
    return others.reduce((product, count) => product * count, this.holds[Number(where) % this.teams]![colour]!);
  }

  private unseen(colour: number): number {
    return [...this.unturned].filter((card) => partOf(card) === COLOURS[colour]).length;
  }

  /** The card that draw n takes. */
  at(seed: Uint8Array, n: number, step: Drawn): number {
    const weights = NAMES.map((_, card) => this.weightOf(step, card));
    let left = draw(
      seed,
      n,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
    return weights.findIndex((weight) => (left -= weight) < 0);
  }

  after({ kind, where, card }: Drawn): void {
    this.unturned.delete(card);
    if (kind === "turn") this.holds[Number(where) % this.teams]![COLOURS.indexOf(partOf(card))]! -= 1;
  }
}

/** In mini-games 4 and 5 partners share a deck: as many decks as teams turn cards. */
function teamsOf(turning: number, options: Record<string, OptionValue>, only: number | null): number {
  if (only !== null && only >= 4) return turning;
  if (options.teams === "uneven") return turning - 1;
  return turning === 2 || turning === 4 ? 2 : 3;
}

const coloursOf = ({ colours = COLOURS.join("_") }: Record<string, OptionValue>): number[] =>
  String(colours)
    .split("_")
    .map((colour) => COLOURS.indexOf(colour));

export function checkDice(actions: RecordedSteps, seed: Uint8Array, options: Record<string, OptionValue>): DiceCheck {
  const steps = actions.flatMap(([actor, step]) => (actor === "chance" ? [drawnOf(step)] : []));
  const seats = steps.flatMap((step) => (step?.kind === "turn" ? [Number(step.where)] : []));
  const turning = 1 + Math.max(0, ...seats);
  const only = options.mode === "beginner" ? Number(options.mini_game) : null;
  const decks = new Decks(turning, teamsOf(turning, options, only), coloursOf(options), only ?? 0);
  const agree = steps.every((step, n) => {
    if (!step) return false;
    decks.before(step, (game) => only ?? game + 1);
    const right = decks.at(seed, n, step) === step.card;
    decks.after(step);
    return right;
  });
  return { agree, throws: steps.length };
}
