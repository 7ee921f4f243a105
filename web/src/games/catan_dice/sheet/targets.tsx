// What may be built now, and nothing else: places on the sheet that glow.
import { isSame, keyOf } from "../../../shell/actions";
import { say } from "../../../shell/text";
import type { Place } from "../choices";
import { choose, picked } from "../intent";
import type { Action, Board, Build, Scene } from "../view";
import { placed, type Spot, type Spots } from "./geometry";

export function Targets({ scene, places, spots }: { scene: Scene; places: Place[]; spots: Spots }) {
  const board = scene.board;
  const press = (key: KeyboardEvent, action: Action) => {
    if (key.key !== "Enter" && key.key !== " ") return;
    key.preventDefault();
    choose(scene, action);
  };
  return (
    <g data-places>
      {places.map((place) => (
        <g
          key={keyOf(place.action)}
          class={isSame(picked.value, place.action) ? "place picked" : "place"}
          role="button"
          tabIndex={0}
          data-action={keyOf(place.action)}
          aria-label={placeInWords(board, place)}
          aria-pressed={isSame(picked.value, place.action)}
          transform={placed(spots[place.kind][place.name]!)}
          onClick={() => choose(scene, place.action)}
          onKeyDown={(key) => press(key, place.action)}
        >
          <Glow kind={place.kind} spot={spots[place.kind][place.name]!} />
        </g>
      ))}
    </g>
  );
}

function Glow({ kind, spot }: { kind: Build; spot: Spot }) {
  if (kind === "road") {
    const half = spot.length! / 2 + 4;
    return (
      <>
        <rect class="touch-area" x={-half - 6} y="-26" width={2 * half + 12} height="52" />
        <rect class="glowing" x={-half} y="-13" width={2 * half} height="26" rx="11" />
      </>
    );
  }
  return (
    <>
      <circle class="touch-area" r="38" />
      <circle class="glowing" r={kind === "city" ? 40 : 34} />
    </>
  );
}

const LISTS = { road: "roads", settlement: "settlements", city: "cities", knight: "knights" } as const;

const pointsOf = (board: Board, { kind, name }: Place): number =>
  board[LISTS[kind]].find((one) => one.name === name)!.points;

/** "Build the city (+7)". */
export function buildInWords(board: Board, place: Place): string {
  const points = pointsOf(board, place);
  return say(points ? "build.points" : "build", { thing: { term: place.kind }, points });
}

/** The same with the place's name, where names tell places apart. */
const placeInWords = (board: Board, place: Place): string =>
  say("build.at", { what: buildInWords(board, place), place: place.name });
