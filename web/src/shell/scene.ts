// What a game is given to show: one moment of a table, live or replayed. A game never talks to the server itself.
import type { ComponentType } from "preact";
import type {
  AnyAction,
  GameEvent,
  Language,
  OptionValue,
  RecordedSteps,
  Refusal,
  Replay,
  Result,
  TableDocument,
  Template,
  Text,
} from "../contract";
import type { Catalogue } from "./text";

/**
 * `Board`, `View` and `Own` are what the game declares it shows; `Action` what a seat may do, `Step` what happens,
 * `Family` what is open-ended.
 */
export interface Scene<
  Board = unknown,
  View = unknown,
  Own = unknown,
  Action = AnyAction,
  Step = AnyAction,
  Family = Template,
> {
  /** Grows with every step; the events are those of the latest one. */
  seq: number;
  events: GameEvent<Step>[];
  board: Board;
  view: View;
  /** The seat whose eyes these are, null for a spectator. */
  seat: number | null;
  own: Own | null;
  /** Every seat's own part, where all is open (replays). */
  owns: Record<string, Own>;
  awaited: number[];
  prompt: Text;
  legal: Action[];
  templates: Family[];
  result: Result | null;
  table: TableDocument;
  /** Until when each seat must decide, by this device's clock. */
  deadlines: Record<string, number>;
  name: (seat: number) => string;
  colour: (seat: number) => string;
  /** Real time: when a moment of play is, by this device's clock; null where time stands still (pauses, replays). */
  moment: ((time: number) => number) | null;
  /** The last refusal, until something else is tried. */
  refusal: Refusal | null;
  /** Null where nothing can be done: replays, spectators. */
  act: ((action: Action) => void) | null;
  busy: boolean;
}

export interface EndProps<Board = unknown, View = unknown, Own = unknown, Step = AnyAction> {
  board: Board;
  /** The last moment of the game, as everybody sees it, and what each seat ended with. */
  final: View;
  result: Result;
  /** The game from its beginning, once it is fetched: what it tells keeps its room until then. */
  replay: Replay<Board, View, Own, Step> | null;
  table: TableDocument;
  name: (seat: number) => string;
  colour: (seat: number) => string;
}

/** An end with the whole game behind it. */
export interface WholeEnd<Board = unknown, View = unknown, Own = unknown, Step = AnyAction>
  extends EndProps<Board, View, Own, Step> {
  replay: Replay<Board, View, Own, Step>;
}

/** What is wrong with what was drawn: where in its document, and why. */
export interface Fault {
  place: string;
  why: string;
}

/** What a page to draw on can ask for; a game never asks the server itself. */
export interface EditorProps {
  judge: (players: number, options: object) => Promise<Fault | null>;
  /** At once, against bots. */
  test: (players: number, options: object) => void;
  /** A table for people. */
  open: (players: number, options: object) => void;
  busy: boolean;
}

export interface DiceCheck {
  agree: boolean;
  throws: number;
}

/** Where a replay can jump to. */
export interface Turn {
  frame: number;
  turn: number;
  seat: number;
  /** What it is called, where "turn" is not the word. */
  label?: string;
}

/** A step of the teach-me overlay: a title and a body, and what to fill in there. */
export interface Lesson {
  key: string;
  values?: Record<string, number>;
}

export const plainLessons =
  (...keys: string[]) =>
  (): Lesson[] =>
    keys.map((key) => ({ key }));

/** A table worth choosing at once, in the words `preset.<name>` and `preset.<name>.about`. */
export interface Preset {
  name: string;
  players: number;
  options: Record<string, OptionValue>;
  /** Who sits in the other seats, where that belongs to it. */
  bots?: string;
}

/** The one door of a game's client. */
export interface GameClient<
  Board = unknown,
  View = unknown,
  Own = unknown,
  Action = AnyAction,
  Step = AnyAction,
  Family = Template,
> {
  id: string;
  /** Fetches what only this game needs, before it is first shown. */
  load?: () => Promise<unknown>;
  /**
   * Where its element says `data-fills`, it draws behind the words above and below it and leaves room for them itself.
   */
  Board: ComponentType<{ scene: Scene<Board, View, Own, Action, Step, Family> }>;
  Players: ComponentType<{ scene: Scene<Board, View, Own, Action, Step, Family> }>;
  Controls: ComponentType<{ scene: Scene<Board, View, Own, Action, Step, Family> }>;
  End: ComponentType<EndProps<Board, View, Own, Step>>;
  /** A page to practise on, without a table. */
  Practice?: ComponentType;
  /** A page to draw boards of one's own on. */
  Editor?: ComponentType<EditorProps>;
  /** Whose colour a seat plays, where that is not the seat's own. */
  colour?: (board: Board, seat: number) => string;
  /** Shows refusals itself, where they belong on the board. */
  showsRefusals?: true;
  /** Steps that are not worth a line in the log. */
  isQuiet?: (event: GameEvent<Step>) => boolean;
  /** What a finished game says of a seat, for the player's own figures: shares of one, times in milliseconds. */
  figures?: (replay: Replay<Board, View, Own, Step>, seat: number) => Record<string, number>;
  /** What may be done for a player who wants so. */
  automatic?: {
    /** The wishes there are, in the words `automatic.<name>`. */
    wishes: string[];
    next: (scene: Scene<Board, View, Own, Action, Step, Family>, wanted: ReadonlySet<string>) => Action | null;
    /** Whether nobody would want to take it back. */
    isPlain: (action: Action) => boolean;
  };
  /** Where an action is done, as selectors: the first that is seen is what to tap next. */
  whereIs?: (action: Action) => string[];
  /** The simplest table there is, for a first game. */
  firstGame?: { players: number; options?: Record<string, OptionValue> };
  /** Tables worth choosing at once. */
  presets?: Preset[];
  /** The board of a table in small, before there is one. */
  Preview?: ComponentType<{ players: number; options: Record<string, OptionValue> }>;
  /** Controls that need the whole width, also below the drawer. */
  wideControls?: true;
  /** The steps of the teach-me overlay, as this table needs them. */
  lessons: (scene: Scene<Board, View, Own, Action, Step, Family>) => Lesson[];
  text: (language: Language) => Promise<Catalogue>;
  rules: (language: Language) => Promise<string>;
  /** What a beginner might be told at this moment: the key of a hint. */
  hint?: (scene: Scene<Board, View, Own, Action, Step, Family>) => string | null;
  /** Where the pictures of its rules lie, by their path in the text. */
  pictures?: (path: string) => string | undefined;
  /** Whether a chapter of the rules, named by its first rule, is in play at a table; without it all are. */
  inPlay?: (rule: string, table: TableDocument) => boolean;
  /** Recomputes what chance decided; without it the record tells it. */
  checkDice?: (actions: RecordedSteps<Step>, seed: Uint8Array, options: Record<string, OptionValue>) => DiceCheck;
  /** What chance decides here, where it is not dice. */
  chance?: "cards";
  /** What a seat holds, for a replay through its eyes; without it the board shows all there is. */
  Hand?: ComponentType<{ scene: Scene<Board, View, Own, Action, Step, Family> }>;
  /**
   * Whether a place on the board is to be chosen now, for phones that show the hand first; without it the board is
   * always shown.
   */
  needsBoard?: (scene: Scene<Board, View, Own, Action, Step, Family>) => boolean;
  /** How many lines of a big screen the board is drawn for, where the usual are too few for it. */
  screenLines?: number;
  /** A picture of the end to share. */
  share?: (end: WholeEnd<Board, View, Own, Step>) => Promise<Blob>;
  /** A short film of the last turns, recorded while it is played. */
  clip?: (end: WholeEnd<Board, View, Own, Step>) => Promise<Blob>;
  /** Where turns begin in a replay: frame numbers with the turn's number. */
  turns: (replay: Replay<Board, View, Own, Step>) => Turn[];
}

/** A game's client as the shell knows it: what a table of that game is told is what the game declares. */
export const aClient = <Board, View, Own, Action, Step, Family>(
  client: GameClient<Board, View, Own, Action, Step, Family>,
): GameClient => client as unknown as GameClient;
