// The coach beside a replay: what everybody could expect, step by step, and what cost most.
import { useEffect, useState } from "preact/hooks";
import type { Analysis, Choice } from "../../contract";
import { Icon } from "../design/icons";
import { Dialog } from "../design/parts";
import * as rest from "../net/rest";
import { ColourDot } from "../parts/colour";
import { query } from "../route";
import type { Scene } from "../scene";
import { say, told } from "../text";
import { Accounts, Reading } from "./accounts";
import "./coach.css";
import { Figures } from "./figures";
import { Graph } from "./graph";
import { Advice, Remark, Turning } from "./remarks";
import { shown, worthAt } from "./worth";

interface Props {
  scene: Scene;
  step: number;
  total: number;
  onStep: (step: number) => void;
}

export function Coach(props: Props) {
  const [found, setFound] = useState<Analysis | null>(null);
  const [problem, setProblem] = useState("");
  const [looking, setLooking] = useState(false);
  const ask = async () => {
    setLooking(true);
    try {
      setFound(await rest.analysis(props.scene.table.id, false));
      setFound(await rest.analysis(props.scene.table.id, true));
    } catch (error) {
      setProblem(error instanceof rest.Refused ? told(error.refusal.words) : String(error));
    }
    setLooking(false);
  };
  // Whoever comes from the end of a game to ask has asked.
  useEffect(() => void (query.value.has("coach") && ask()), []);
  return (
    <section class="coach-desk" aria-label={say("coach.ask")}>
      {!found && !looking && !problem && (
        <button type="button" class="button" data-test="ask-coach" onClick={ask}>
          <Icon name="star" /> {say("coach.ask")}
        </button>
      )}
      {found && <Findings {...props} found={found} />}
      {looking && <Looking table={props.scene.table.id} />}
      {problem && <p role="status">{problem}</p>}
    </section>
  );
}

const OFTEN = 700;

/** How far the whole look is: the first one is there at once. */
function Looking({ table }: { table: string }) {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const asking = setInterval(() => {
      rest.analysisShare(table).then(
        (now) => setShare(now ?? 0),
        () => clearInterval(asking),
      );
    }, OFTEN);
    return () => clearInterval(asking);
  }, [table]);
  return (
    <p class="coach-looking" role="status">
      {say("coach.looking")} <progress max={1} value={share} aria-label={say("coach.looking")} />
    </p>
  );
}

function Findings({ found, scene, step, total, onStep }: Props & { found: Analysis }) {
  const [open, setOpen] = useState(false);
  const worst = found.choices.reduce<Choice | null>((most, one) => (one.cost > (most?.cost ?? 0) ? one : most), null);
  const costly = found.choices.filter((choice) => choice.label).map((choice) => choice.step + 1);
  const remark = found.choices.find((choice) => choice.step + 1 === step && (choice.label || choice === worst));
  const turning = found.turning_points.map((one) => one + 1);
  const next = (places: number[]) => places.find((place) => place > step) ?? places[0];
  const to = (label: string, places: number[]) => (
    <button type="button" class="button" disabled={!places.length} onClick={() => onStep(next(places)!)}>
      <Icon name="next" /> {say(label)}
    </button>
  );
  return (
    <>
      <Graph found={found} scene={scene} step={step} total={total} onStep={onStep} />
      <div class="coach-line">
        <p class="coach-now">
          {worthAt(found, step).map((worth, seat) => (
            <span class="coach-seat">
              <ColourDot colour={scene.colour(seat)} size={16} /> <span class="cut">{scene.name(seat)}</span>{" "}
              <b>{shown(found, worth)}</b>
            </span>
          ))}
        </p>
        <div class="row wrap">
          {to("coach.next_turning", turning)}
          {found.accounts.length > 0 && to("coach.next_choice", costly)}
          {worst && (
            <button type="button" class="button" data-test="worst-choice" onClick={() => onStep(worst.step + 1)}>
              <Icon name="star" /> {say("coach.worst")}
            </button>
          )}
          <button type="button" class="button" data-test="account" onClick={() => setOpen(true)}>
            {say(found.accounts.length ? "coach.account" : "coach.figures")}
          </button>
        </div>
      </div>
      <div class="coach-said">
        <Turning found={found} scene={scene} step={step} />
        {remark ? (
          <Remark found={found} scene={scene} choice={remark} />
        ) : (
          <Advice found={found} scene={scene} choice={found.choices.find((choice) => choice.step === step)} />
        )}
      </div>
      {open && (
        <Dialog title={say(found.accounts.length ? "coach.account" : "coach.figures")} onClose={() => setOpen(false)}>
          {found.accounts.length > 0 && <Accounts found={found} scene={scene} />}
          <Figures found={found} scene={scene} />
          {found.accounts.length > 0 && <Reading found={found} />}
        </Dialog>
      )}
    </>
  );
}
