// One chunky die.
import { say } from "../../../shell/text";
import { FaceMark } from "../art/faces";
import type { Die } from "../view";

interface Props {
  die: Die;
  number: number;
  /** Grows with every roll of this die, so that it tumbles again. */
  rolled: number;
  kept: boolean;
  advised: boolean;
  turnable: boolean;
  onTap: (() => void) | null;
  pressed?: boolean;
}

export function Cube({ die, number, rolled, kept, advised, turnable, onTap, pressed }: Props) {
  const face = die.rolling ? null : die.face;
  const states = [
    kept && "kept",
    die.spent && "spent",
    die.rolling && "rolling",
    turnable && "turnable",
    advised && "advised",
  ].filter(Boolean);
  return (
    <button
      key={rolled}
      type="button"
      class={`cube f-${face ?? "none"} ${states.join(" ")}`}
      disabled={!onTap}
      aria-pressed={pressed}
      data-die={number + 1}
      style={{ "--n": number }}
      onClick={() => onTap?.()}
      aria-label={inWords(die, number, kept, advised)}
    >
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        {face ? <FaceMark of={face} /> : <circle r="3.500" class="blank" />}
      </svg>
      {kept && (
        <span class="pin" aria-hidden="true">
          ✓
        </span>
      )}
    </button>
  );
}

function inWords(die: Die, number: number, kept: boolean, advised: boolean): string {
  const shown = die.face
    ? say("die.shows", { n: number + 1, face: { term: die.face } })
    : say("die.waits", { n: number + 1 });
  return [shown, kept && say("die.kept"), die.spent && say("die.spent"), advised && say("coach.keep.die")]
    .filter(Boolean)
    .join(", ");
}
