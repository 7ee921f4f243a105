// One line that says what is to be done, and below it what just happened.
import type { Row } from "../../../contract";
import type { Scene } from "../../scene";
import { sayText } from "../../text";
import { eventLine } from "./story";

export function PromptLine({ scene, log }: { scene: Scene; log: Row[] }) {
  const mine = scene.seat !== null && scene.awaited.includes(scene.seat);
  const last = scene.events.at(-1) ?? log.findLast((row) => row.events?.length)?.events?.at(-1);
  const now = sayText(scene.prompt, scene.name);
  const before = last && eventLine(last, scene.name);
  // Other words are another line, in another place: nothing that stood there has moved.
  return (
    <div class={mine ? "prompt mine" : "prompt"} aria-live="polite">
      <p class="now" key={`now ${now}`}>
        {now}
      </p>
      {before && (
        <p class="before" key={`before ${before}`}>
          {before}
        </p>
      )}
    </div>
  );
}
