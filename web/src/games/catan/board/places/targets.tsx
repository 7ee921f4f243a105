// The places one may choose, and nothing else: buttons on the board, walked with the arrow keys.
import { useRef, useState } from "preact/hooks";
import { isSame, keyOf } from "../../../../shell/actions";
import { say } from "../../../../shell/text";
import { City, Road, Settlement } from "../../art/pieces";
import type { Target } from "../../choices";
import { alsoThere, OnTheRoad } from "../../hooks/board";
import { aim, choose, mode, picked } from "../../intent";
import type { Scene } from "../../view";
import { isBuilding, type View } from "../../view";
import { along } from "../board";
import { at, between, hexPoints, type Map, type Point, pathEnds, placeOf } from "../geometry";
import { placeInWords } from "./describe";
import { Why } from "./why";

export function shownTargets(targets: Target[], table: View): Target[] {
  if (aim.value) return aim.value.targets;
  if (!isBuilding(table)) return targets;
  return mode.value ? targets.filter((target) => target.kind === mode.value) : targets;
}

export function middleOf(map: Map, target: Target): Point {
  if (target.kind === "robber") return at(map.hexes[target.name]!);
  if (target.kind === "road") return between(...pathEnds(map, target.name));
  return placeOf(map, target.name);
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next place in a direction: near, and not far to the side. */
function nextInDirection(places: Point[], from: number, [dx, dy]: [number, number]): number {
  const start = places[from]!;
  let best = from;
  let least = Infinity;
  places.forEach((place, n) => {
    const ahead = (place.x - start.x) * dx + (place.y - start.y) * dy;
    const aside = Math.abs((place.x - start.x) * dy) + Math.abs((place.y - start.y) * dx);
    const cost = ahead + aside * 2;
    if (ahead > 1 && cost < least) [best, least] = [n, cost];
  });
  return best;
}

/** What a place is known by on the page. */
export const nameOf = ({ kind, name, action }: Target): string => (action ? keyOf(action) : `${kind} ${name}`);

interface Choosing {
  map: Map;
  scene: Scene;
  table: View;
  targets: Target[];
}

/** Whether places are shown without being asked about. */
export const isQuiet = (table: View): boolean => isBuilding(table) && !mode.value && !aim.value;

/**
 * What makes a place a button, wherever it is drawn: its words, its keys, what a tap does. `places` say where it is
 * seen.
 */
export function useTargets({ map, scene, table, targets }: Choosing, places: () => Point[]) {
  const group = useRef<Element | null>(null);
  const [focused, setFocused] = useState(0);
  const [hovered, setHovered] = useState<string | null>(null);
  const quiet = isQuiet(table);
  const current = Math.min(focused, targets.length - 1);
  const asked = targets.find((target) => nameOf(target) === (picked.value ? keyOf(picked.value) : hovered));
  const pick = (n: number) => {
    const { onPick, action } = targets[n]!;
    if (onPick) onPick();
    else if (action) choose(scene, action, quiet);
  };
  const press = (key: KeyboardEvent, n: number) => {
    const arrow = ARROWS[key.key];
    if (arrow) {
      const next = nextInDirection(places(), n, arrow);
      setFocused(next);
      group.current?.querySelectorAll<HTMLElement | SVGElement>(".target")[next]?.focus();
    } else if (key.key === "Enter" || key.key === " ") pick(n);
    else return;
    key.preventDefault();
    key.stopPropagation();
  };
  const buttonAt = (target: Target, n: number) => ({
    class: isSame(picked.value, target.action) ? "target picked" : "target",
    role: "button" as const,
    tabIndex: n === current ? 0 : -1,
    "aria-label": say(`do.${target.kind}.at`, { place: placeInWords(map, target) }) + alsoThere(target, scene),
    "aria-pressed": isSame(picked.value, target.action),
    "data-action": nameOf(target),
    onClick: () => pick(n),
    onFocus: () => setFocused(n),
    onPointerEnter: () => setHovered(nameOf(target)),
    onPointerLeave: () => setHovered(null),
    onKeyDown: (key: KeyboardEvent) => press(key, n),
  });
  const holder = (found: Element | null) => void (group.current = found);
  return { quiet, holder, buttonAt, asked };
}

export function Targets(choosing: Choosing) {
  const { map, scene, table, targets } = choosing;
  const { quiet, holder, buttonAt, asked } = useTargets(choosing, () => targets.map((target) => middleOf(map, target)));
  return (
    <g ref={holder} class={quiet ? "targets quiet" : "targets"} data-targets>
      {targets.map((target, n) => (
        <g key={nameOf(target)} {...buttonAt(target, n)}>
          <Sign map={map} target={target} scene={scene} />
        </g>
      ))}
      {asked?.kind === "settlement" && scene.seat !== null && (
        <Why map={map} view={table} seat={scene.seat} place={asked.name} />
      )}
    </g>
  );
}

/** The same places once more, over the island: they beckon. */
export function LitPlaces({ map, targets }: Pick<Choosing, "map" | "targets">) {
  const { x, y, width, height } = map.frame;
  return (
    <svg class="lit-places" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {targets.map((target) => (
        <Outline key={nameOf(target)} map={map} target={target} />
      ))}
    </svg>
  );
}

const ROAD = { x: -27, y: -6, width: 54, height: 12, rx: 6 };
const radiusOf = ({ kind }: Target): number => (kind === "city" ? 27 : 15);

function Outline({ map, target }: { map: Map; target: Target }) {
  if (target.kind === "robber") return <polygon points={hexPoints(88, at(map.hexes[target.name]!))} />;
  if (target.kind === "road") return <rect {...ROAD} transform={along(map, target.name)} />;
  const { x, y } = placeOf(map, target.name);
  return <circle cx={x} cy={y} r={radiusOf(target)} />;
}

function Sign({ map, target, scene }: { map: Map; target: Target; scene: Scene }) {
  const colour = scene.colour(scene.seat ?? 0);
  if (target.kind === "robber") {
    const { x, y } = at(map.hexes[target.name]!);
    return <polygon points={hexPoints(88, { x, y })} class="hex-sign" />;
  }
  if (target.kind === "road") {
    return (
      <g transform={along(map, target.name)}>
        <rect x="-40" y="-22" width="80" height="44" class="hit" />
        <g class="ghost">
          <Road colour={colour} />
        </g>
        <rect {...ROAD} class="road-sign" />
        <OnTheRoad target={target} scene={scene} />
      </g>
    );
  }
  const { x, y } = placeOf(map, target.name);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="32" class="hit" />
      <g class="ghost" transform="translate(0 -4)">
        {target.kind === "city" ? <City colour={colour} /> : <Settlement colour={colour} />}
      </g>
      <circle r={radiusOf(target)} class={target.kind === "city" ? "city-sign" : "intersection-sign"} />
    </g>
  );
}
