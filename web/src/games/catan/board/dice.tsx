// Two dice in the corner of the board. They tumble when thrown; tapping them rolls when that is what comes next.
import { say } from "../../../shell/text";
import { PIPS } from "../art/pips";

const Die = ({ value, second }: { value: number; second?: boolean }) => (
  <svg class={second ? "die second" : "die"} viewBox="-26 -26 52 56" aria-hidden="true">
    <rect x="-23" y="-18" width="46" height="46" rx="10" class="die-side" />
    <rect x="-23" y="-23" width="46" height="46" rx="10" class="die-top" />
    {PIPS[value]?.map(([x, y]) => (
      <circle cx={x * 12} cy={y * 12} r="4.600" />
    ))}
  </svg>
);

interface Props {
  dice: [number, number] | null;
  seq: number;
  onRoll: (() => void) | null;
  corner: "left" | "right";
}

export function Dice({ dice, seq, onRoll, corner }: Props) {
  const [one, other] = dice ?? [3, 4];
  const label = dice ? say("dice.show", { one, other, sum: one + other }) : say("dice.waiting");
  const faces = (
    <>
      <Die value={one} key={`a${seq}`} />
      <Die value={other} second key={`b${seq}`} />
    </>
  );
  if (onRoll)
    return (
      <button type="button" class={`dice ${corner} beckoning`} aria-label={say("do.roll")} onClick={onRoll}>
        {faces}
      </button>
    );
  return (
    <div class={`dice ${corner}${dice ? "" : " idle"}`} role="img" aria-label={label}>
      {faces}
    </div>
  );
}
