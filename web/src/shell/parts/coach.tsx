// The coach beside a replay: what everybody could expect, step by step, and what cost most.
import { useState } from "preact/hooks";
import type { Analysis, Choice } from "../../contract";
import { Icon } from "../design/icons";
import { Dialog } from "../design/parts";
import * as rest from "../net/rest";
import type { Scene } from "../scene";
import { say, told } from "../text";
import { ColourDot } from "./colour";
import "./coach.css";

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
  return (
    <section class="coach" aria-label={say("coach.ask")}>
      {!found && !looking && !problem && (
        <button type="button" class="button" data-test="ask-coach" onClick={ask}>
          <Icon name="star" /> {say("coach.ask")}
        </button>
      )}
      {found && <Findings {...props} found={found} />}
      {looking && <p role="status">{say("coach.looking")}</p>}
      {problem && <p role="status">{problem}</p>}
    </section>
  );
}

/** The worth of every seat after so many steps. */
const worthAt = (found: Analysis, step: number): number[] => found.moments[step - 1]?.worth ?? found.start;

export function shown(found: Analysis, worth: number, signed = false): string {
  const figure = (found.unit === "chance" ? worth * 100 : worth).toFixed(1);
  return (signed && worth > 0 ? "+" : "") + figure + (found.unit === "chance" ? " %" : "");
}

function Findings({ found, scene, step, total, onStep }: Props & { found: Analysis }) {
  const [open, setOpen] = useState(false);
  const costly = found.choices.filter((choice) => choice.label).map((choice) => choice.step + 1);
  const remark = found.choices.find((choice) => choice.step + 1 === step && choice.label);
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
              <ColourDot colour={scene.colour(seat)} size={16} /> {scene.name(seat)} <b>{shown(found, worth)}</b>
            </span>
          ))}
        </p>
        <div class="row wrap">
          {to("coach.next_turning", turning)}
          {found.accounts.length > 0 && to("coach.next_choice", costly)}
          {found.accounts.length > 0 && (
            <button type="button" class="button" onClick={() => setOpen(true)}>
              {say("coach.account")}
            </button>
          )}
        </div>
      </div>
      {remark ? (
        <Remark found={found} scene={scene} choice={remark} />
      ) : (
        <Advice found={found} scene={scene} choice={found.choices.find((choice) => choice.step === step)} />
      )}
      {open && (
        <Dialog title={say("coach.account")} onClose={() => setOpen(false)}>
          <Accounts found={found} scene={scene} />
        </Dialog>
      )}
    </>
  );
}

const HEIGHT = 100;

function Graph({ found, scene, step, total, onStep }: Props & { found: Analysis }) {
  const rows = [found.start, ...found.moments.map((moment) => moment.worth)];
  const jump = (press: PointerEvent) => {
    const box = (press.currentTarget as Element).getBoundingClientRect();
    onStep(Math.round(((press.clientX - box.left) / box.width) * total));
  };
  return (
    <svg
      class="coach-graph"
      viewBox={`0 0 ${total} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={say("coach.graph")}
      onPointerDown={jump}
      onPointerMove={(press) => press.buttons && jump(press)}
    >
      {found.unit === "chance" ? bands(rows, scene) : lines(rows, scene)}
      {found.turning_points.map((one) => (
        <line class="turning" x1={one + 1} x2={one + 1} y1={0} y2={HEIGHT} />
      ))}
      <line class="here" x1={step} x2={step} y1={0} y2={HEIGHT} />
    </svg>
  );
}

/** One band a seat; together they fill the height. */
function bands(rows: number[][], scene: Scene) {
  const below = rows.map(() => 0);
  return rows[0]!.map((_, seat) => {
    const low = rows.map((_, place) => `${place},${HEIGHT * (1 - below[place]!)}`);
    rows.forEach((worth, place) => {
      below[place]! += worth[seat]!;
    });
    const high = rows.map((_, place) => `${place},${HEIGHT * (1 - below[place]!)}`);
    return <polygon class={`band of-${scene.colour(seat)}`} points={[...low, ...high.reverse()].join(" ")} />;
  });
}

function lines(rows: number[][], scene: Scene) {
  const most = Math.max(...rows.flat(), 1);
  const least = Math.min(...rows.flat(), 0);
  const height = (worth: number) => HEIGHT * (1 - (worth - least) / (most - least));
  return rows[0]!.map((_, seat) => (
    <polyline
      class={`line of-${scene.colour(seat)}`}
      points={rows.map((worth, place) => `${place},${height(worth[seat]!)}`).join(" ")}
    />
  ));
}

function Remark({ found, scene, choice }: { found: Analysis; scene: Scene; choice: Choice }) {
  const values = {
    step: choice.step + 1,
    player: scene.name(choice.seat),
    played: choice.played,
    better: choice.better ?? "",
    cost: shown(found, choice.cost),
  };
  const reasons = choice.reasons.map((reason) => say(`coach.${reason}`)).join(", ");
  return (
    <p class={`coach-remark ${choice.label}`} role="status">
      <b>{say(`coach.${choice.label}`)}</b> {say("coach.choice", values)}
      {reasons && ` (${say("coach.because", { reasons })})`}
    </p>
  );
}

/** Before a choice: what the coach would do here. */
function Advice({ found, scene, choice }: { found: Analysis; scene: Scene; choice?: Choice }) {
  if (!choice) return null;
  const options = choice.alternatives.map((one) => `${one.action} (${shown(found, one.worth)})`).join(", ");
  return (
    <p class="coach-remark" role="status">
      {say("coach.advice", { player: scene.name(choice.seat), options })}
    </p>
  );
}

function Accounts({ found, scene }: { found: Analysis; scene: Scene }) {
  const parts = Object.keys(found.accounts[0]!.parts).filter((part) =>
    found.accounts.some((account) => Math.abs(account.parts[part]!) > 1e-9),
  );
  const row = (name: string, tell: (seat: number) => string) => (
    <tr>
      <th scope="row">{say(`coach.${name}`)}</th>
      {found.accounts.map((_, seat) => (
        <td>{tell(seat)}</td>
      ))}
    </tr>
  );
  return (
    <div class="coach-table">
      <table>
        <thead>
          <tr>
            <td />
            {found.accounts.map((_, seat) => (
              <th scope="col">
                <ColourDot colour={scene.colour(seat)} size={14} /> {scene.name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row("start", (seat) => shown(found, found.accounts[seat]!.start))}
          {parts.map((part) => row(part, (seat) => shown(found, found.accounts[seat]!.parts[part]!, true)))}
          {row("end", (seat) => shown(found, found.accounts[seat]!.end))}
          {row("luck", (seat) => luckOf(found, seat))}
          {row("grade", (seat) => found.grades[seat] ?? "–")}
        </tbody>
      </table>
    </div>
  );
}

function luckOf(found: Analysis, seat: number): string {
  const luck = shown(found, found.accounts[seat]!.luck, true);
  const percent = found.percentiles[seat];
  return percent == null ? luck : `${luck}, ${say("coach.luckier", { percent: Math.round(percent) })}`;
}
