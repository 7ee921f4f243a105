// The table: one sheet in the middle, and below it the dice.
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import { ColourDot } from "../../../shell/parts/colour";
import { hear } from "../../../shell/sound";
import { say } from "../../../shell/text";
import type { Scene } from "../view";
import "./board.css";
import { choicesOf } from "../choices";
import { Tray } from "../dice/tray";
import { forget, kept, looking, shownSeat } from "../intent";
import { Scores } from "../sheet/scores";
import { Sheet } from "../sheet/sheet";
import { Targets } from "../sheet/targets";
import { describe } from "./describe";

export function Board({ scene }: { scene: Scene }) {
  const board = scene.board;
  const table = scene.view;
  const choices = useMemo(() => choicesOf(scene.legal), [scene.legal]);
  const seat = shownSeat(scene);
  const player = table.players[seat]!;
  const mine = scene.seat !== null && scene.awaited.includes(scene.seat);
  useEffect(() => {
    forget();
    kept.value = [];
  }, [table.turn, scene.seat]);
  useEffect(() => void (looking.value = null), [scene.seat, mine]);
  useEffect(() => {
    if (table.rolls_left === 0) kept.value = [];
    if (scene.events.some((event) => event.action.kind === "dice")) hear("dice");
    else if (scene.events.some((event) => "place" in event.action)) hear("wood");
  }, [scene.seq]);
  useEffect(() => {
    const press = (key: KeyboardEvent) => key.key === "Escape" && forget();
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <div class="desk">
      <article class={`paper sheet of-${scene.colour(seat)}`} aria-label={say("sheet.of", { name: scene.name(seat) })}>
        <div class="isle-side">
          {(table.players.length > 1 || scene.seat === null) && <Whose scene={scene} seat={seat} />}
          <Sheet
            board={board}
            player={player}
            colour={scene.colour(seat)}
            label={say("sheet.of", { name: scene.name(seat) })}
            detailed
          >
            {(spots) =>
              seat === scene.seat && scene.act && <Targets scene={scene} places={choices.places} spots={spots} />
            }
          </Sheet>
        </div>
        <Scores board={board} player={player} seat={seat} table={table} />
      </article>
      <Tray scene={scene} choices={choices} />
      <ul class="unseen" aria-label={say("sheets.words")}>
        {describe(board, table, scene).map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Whose({ scene, seat }: { scene: Scene; seat: number }) {
  const away = scene.seat !== null && seat !== scene.seat;
  const name = (
    <>
      <ColourDot colour={scene.colour(seat)} size={18} />
      <span class="cut two-lines">{seat === scene.seat ? say("sheet.yours") : scene.name(seat)}</span>
    </>
  );
  if (!away) return <p class="whose">{name}</p>;
  return (
    <button type="button" class="whose" onClick={() => (looking.value = null)} title={say("sheet.back")}>
      <Icon name="back" />
      {name}
      <span class="unseen">: {say("sheet.back")}</span>
    </button>
  );
}
