// The dice of the turn: tap to keep, or to turn one with a knight or with gold.
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../../shell/text";
import type { Choices } from "../choices";
import { bestKeep, hasCoach } from "../coach";
import { kept, play, toggleKept, turning, turnMode } from "../intent";
import type { Scene, View } from "../view";
import { Advice } from "./advice";
import { Chooser } from "./chooser";
import { Cube } from "./die";
import "./dice.css";

export function Tray({ scene, choices }: { scene: Scene; choices: Choices }) {
  const table = scene.view;
  const board = scene.board;
  const rolled = useRolled(scene, table);
  const turns = choices.turnings.length > 0 && (!choices.again || turnMode.value);
  const best = choices.again ? bestKeep(scene) : null;
  const tapOf = (die: number): (() => void) | null => {
    if (!scene.act || scene.busy) return null;
    if (choices.roll) return () => play(scene, { kind: "roll" });
    if (turns)
      return choices.turnings.some((one) => one.die === die)
        ? () => (turning.value = turning.value === die ? null : die)
        : null;
    return choices.again ? () => toggleKept(die) : null;
  };
  useDigits(tapOf, table.dice.length);
  return (
    <div class={choices.roll && scene.act ? "tray beckoning" : "tray"}>
      {turns && scene.act && <Chooser scene={scene} turnings={choices.turnings} />}
      <div class="cubes" role="group" aria-label={say("dice.of", { name: scene.name(table.active) })}>
        {table.dice.map((die, n) => (
          <Cube
            die={die}
            number={n}
            rolled={rolled[n] ?? 0}
            kept={choices.again && kept.value.includes(n)}
            advised={best?.includes(n) ?? false}
            turnable={turns && choices.turnings.some((one) => one.die === n)}
            onTap={tapOf(n)}
            pressed={choices.again && !turns ? kept.value.includes(n) : undefined}
          />
        ))}
      </div>
      <div class="tray-foot">
        {choices.again && choices.turnings.length > 0 && scene.act && (
          <button
            type="button"
            class={turnMode.value ? "button compact chosen" : "button compact"}
            aria-pressed={turnMode.value}
            data-turning
            onClick={toggleTurning}
          >
            {say("do.turn")}
          </button>
        )}
        <p class="rolls" role="img" aria-label={say("rolls.used", { n: table.rolls, of: board.rolls })}>
          {Array.from({ length: board.rolls }, (_, n) => (
            <span class={n < table.rolls ? "used" : ""} />
          ))}
        </p>
        {scene.act && hasCoach(scene) && <Advice scene={scene} />}
      </div>
    </div>
  );
}

function toggleTurning(): void {
  turnMode.value = !turnMode.value;
  turning.value = null;
}

/** How often each die has been seen to roll. */
function useRolled(scene: Scene, table: View): number[] {
  const seen = useRef({ seq: -1, counts: [] as number[], rolling: [] as boolean[] });
  const last = seen.current;
  if (scene.seq !== last.seq) {
    const steps = scene.events.map((event) => event.action);
    if (steps.some(({ kind }) => kind === "dice")) {
      const before = steps.findLast(({ kind }) => kind === "keep" || kind === "roll");
      const stays = before?.kind === "keep" ? before.kept : [];
      const moved = (die: number) => (before === undefined ? (last.rolling[die] ?? true) : !stays.includes(die + 1));
      last.counts = table.dice.map((_, die) => (last.counts[die] ?? 0) + (moved(die) ? 1 : 0));
    }
    last.seq = scene.seq;
    last.rolling = table.dice.map((die) => die.rolling);
  }
  return last.counts;
}

/** Keys 1 to 6 tap the dice. */
function useDigits(tapOf: (die: number) => (() => void) | null, dice: number): void {
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const typing = key.target instanceof Element && key.target.closest("input, textarea, select, dialog");
      const die = Number(key.key) - 1;
      if (!typing && !key.ctrlKey && !key.metaKey && !key.altKey && die >= 0 && die < dice) tapOf(die)?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
