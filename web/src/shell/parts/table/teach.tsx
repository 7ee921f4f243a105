// Teach me: a few steps per game, open at any time.
import { useState } from "preact/hooks";
import { Dialog } from "../../design/parts";
import { LearnButton } from "../../learn/offer";
import type { Lesson } from "../../scene";
import { say } from "../../text";

export function Teach({ game, lessons, onClose }: { game: string; lessons: Lesson[]; onClose: () => void }) {
  const [step, setStep] = useState(0);
  const last = step === lessons.length - 1;
  const { key, values } = lessons[step]!;
  return (
    <Dialog title={say("teach")} onClose={onClose} className="narrow">
      <div class="stack">
        <p class="soft small">
          {step + 1} / {lessons.length}
        </p>
        <h3>{say(`${key}.title`, values)}</h3>
        <p class="prose">{say(`${key}.body`, values)}</p>
        <div class="row">
          <button type="button" class="button" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {say("back")}
          </button>
          <button type="button" class="button primary grow" onClick={() => (last ? onClose() : setStep(step + 1))}>
            {say(last ? "teach.done" : "next")}
          </button>
        </div>
        <LearnButton game={game} />
      </div>
    </Dialog>
  );
}
