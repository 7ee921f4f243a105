// One player's sheet: the island with what stands on it.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { House, Shield, Town, Way } from "../art/pieces";
import type { Board, Player } from "../view";
import { FRAME, placed, type Spots, spotsOf } from "./geometry";
import { Island } from "./island";
import "./sheet.css";

interface Props {
  board: Board;
  player: Player;
  colour: string;
  label?: string;
  detailed?: boolean;
  children?: (spots: Spots) => ComponentChildren;
}

export function Sheet({ board, player, colour, label, detailed = false, children }: Props) {
  const spots = useMemo(() => spotsOf(board), [board]);
  return (
    <svg
      class={`isle of-${colour}`}
      viewBox={FRAME}
      role={label ? "group" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Island board={board} detailed={detailed} />
      <Standing board={board} player={player} spots={spots} />
      {children?.(spots)}
    </svg>
  );
}

function Standing({ board, player, spots }: { board: Board; player: Player; spots: Spots }) {
  const plus = board.version === "plus";
  const number = (points: number, name: string) => (plus ? points || name : points);
  return (
    <g aria-hidden="true">
      {board.roads.map(({ name }) => (
        <g transform={placed(spots.road[name]!)}>
          <g class={drawnIn(player.roads, name)}>
            <Way built={player.roads.includes(name)} length={spots.road[name]!.length!} />
          </g>
        </g>
      ))}
      {board.knights.map(({ name, gives, points }) => (
        <g transform={placed(spots.knight[name]!)}>
          <g class={drawnIn(player.knights, name)}>
            <Shield
              built={player.knights.includes(name)}
              used={player.used.includes(name)}
              gives={gives}
              text={number(points, name)}
            />
          </g>
        </g>
      ))}
      {board.settlements.map(({ name, points }) => (
        <g transform={placed(spots.settlement[name]!)}>
          <g class={drawnIn(player.settlements, name)}>
            <House built={player.settlements.includes(name)} text={points} />
          </g>
        </g>
      ))}
      {board.cities.map(({ name, points }) => (
        <g transform={placed(spots.city[name]!)}>
          <g class={drawnIn(player.cities, name)}>
            <Town built={player.cities.includes(name)} text={points} />
          </g>
        </g>
      ))}
    </g>
  );
}

const drawnIn = (built: string[], name: string): string => (built.includes(name) ? "stands" : "");
