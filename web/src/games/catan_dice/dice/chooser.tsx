// The other faces of a die, by what they cost: two gold dice, or the help of a knight.
import { keyOf } from "../../../shell/actions";
import { IconButton } from "../../../shell/design/parts";
import { say } from "../../../shell/text";
import { FaceIcon } from "../art/faces";
import { type Turning, waysOf } from "../choices";
import { play, turning } from "../intent";
import type { Scene } from "../view";

const wayInWords = (way: string): string => (way === "gold" ? say("turn.gold") : say("turn.knight", { knight: way }));

export function Chooser({ scene, turnings }: { scene: Scene; turnings: Turning[] }) {
  const die = turning.value;
  if (die === null || !turnings.some((one) => one.die === die)) return null;
  return (
    <div class="faces" role="group" aria-label={say("turn.title", { n: die + 1 })}>
      <header>
        <h3>{say("turn.title", { n: die + 1 })}</h3>
        <IconButton icon="close" label={say("cancel")} onClick={() => (turning.value = null)} />
      </header>
      {[...waysOf(turnings, die)].map(([way, found]) => (
        <div class="way" key={way}>
          <span>{wayInWords(way)}</span>
          {found.map(({ face, action }) => (
            <button
              type="button"
              class={`face-choice f-${face}`}
              key={keyOf(action)}
              data-turn={keyOf(action)}
              title={say(`term.${face}`)}
              aria-label={`${wayInWords(way)}: ${say(`term.${face}`)}`}
              onClick={() => play(scene, action)}
            >
              <FaceIcon of={face} size={30} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
