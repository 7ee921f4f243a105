// The cards on the table, as large as there is room for: the island with its ports, rival teams' cards, or a pair.
import { useEffect, useRef, useState } from "preact/hooks";
import { direct } from "../intent";
import { gapsOf, type Layout, layoutOf, targetsOf } from "../targets";
import type { Scene } from "../view";
import "./island.css";
import { letterOf, useKeys } from "./keys";
import { Place } from "./place";
import { Ports } from "./ports";
import { Shore } from "./shore";

const ROOT3 = Math.sqrt(3);
/** Widths of a card from which on its symbols can be tapped. */
const TAPPABLE = 92;
const MARGIN = 6;
const LARGEST = 190;

/**
 * How much room a layout takes, in lengths of a hexagon's side. Beside the island the coast may go on out of sight,
 * above and below it is seen.
 */
function extent(layout: Layout, ports: boolean, cards: number): [number, number] {
  if (layout === "island") return [5 * ROOT3, ports ? 9.1 : 8.8];
  return [2.1 * (cards - 1) + ROOT3, 2];
}

function useUnit([width, height]: [number, number]) {
  const ref = useRef<HTMLDivElement>(null);
  const [unit, setUnit] = useState(0);
  useEffect(() => {
    const room = ref.current!;
    const fit = () =>
      setUnit(
        Math.floor(10 * Math.min((room.clientWidth - MARGIN) / width, (room.clientHeight - MARGIN) / height, LARGEST)) /
          10,
      );
    const watch = new ResizeObserver(fit);
    watch.observe(room);
    fit();
    return () => watch.disconnect();
  }, [width, height]);
  return { ref, unit };
}

export function Island({ scene, started }: { scene: Scene; started: boolean }) {
  const board = scene.board;
  const table = scene.view;
  const layout = layoutOf(table);
  const targets = started || layout === "island" ? targetsOf(scene) : [];
  const { ref, unit } = useUnit(extent(layout, table.ports.length > 0, Math.max(2, board.teams.length - 1)));
  useEffect(() => void (direct.value = unit * ROOT3 >= TAPPABLE), [unit]);
  useKeys(scene, targets);
  return (
    <div class={`dobble-table layout-${layout}`} ref={ref} style={`--unit:${unit}px`}>
      {layout === "island" && <Shore board={board} />}
      {table.ports.length > 0 && <Ports board={board} island={table.island} />}
      {unit > 0 &&
        gapsOf(scene).map(({ place, x, y }) => (
          <span class="gap" style={`--x:${x};--y:${y}`} data-gap={place} key={place} />
        ))}
      {unit > 0 &&
        targets.map((target, n) => (
          <Place
            scene={scene}
            target={target}
            letter={letterOf(n)}
            key={`${target.place}.${layout === "pair" ? n : ""}`}
          />
        ))}
    </div>
  );
}
