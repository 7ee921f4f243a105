// The buttons under a replay.
import { useEffect, useState } from "preact/hooks";
import { Icon, type IconName } from "../../design/icons";
import { copyText } from "../../design/parts";
import type { Scene, Turn } from "../../scene";
import { say } from "../../text";
import { BranchOff } from "./branch-off";
import "./replay-player.css";

interface Props {
  step: number;
  total: number;
  onStep: (step: number) => void;
  turns: Turn[];
  /** How long a step is shown, in milliseconds, at normal speed. */
  pace: (step: number) => number;
  scene: Scene;
  eyes: string;
  onEyes: (eyes: string) => void;
}

/** Before the first turn. */
const BEGINNING: Turn = { frame: 0, turn: 0, seat: 0 };

const SPEEDS = [1, 2, 4, 8];

export function Player({ step, total, onStep, turns, pace, scene, eyes, onEyes }: Props) {
  const [playing, setPlaying] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [speed, setSpeed] = useState(scene.table.real_time ? 1 : 2);
  useEffect(() => {
    if (!playing || step >= total) return;
    const timer = setTimeout(() => onStep(step + 1), pace(step) / speed);
    return () => clearTimeout(timer);
  }, [playing, step, speed]);
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if ((key.target as Element).matches?.("input, select, textarea, button")) return;
      if (key.key === "ArrowRight") onStep(step + 1);
      if (key.key === "ArrowLeft") onStep(step - 1);
      if (key.key === " ") setPlaying(!playing);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const places = turns[0]?.frame === 0 ? turns : [BEGINNING, ...turns];
  const place = places.findLast((one) => one.frame <= step)!;
  const ended = step >= total;
  const go = (icon: IconName, label: string, to: number) => (
    <button
      type="button"
      class="button square"
      aria-label={say(label)}
      title={say(label)}
      disabled={to < 0 || to > total || to === step}
      onClick={() => onStep(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="replay">
      <input
        type="range"
        min="0"
        max={total}
        value={step}
        aria-label={say("replay.step")}
        aria-valuetext={`${step} / ${total}`}
        onInput={(moved) => onStep(Number(moved.currentTarget.value))}
      />
      <div class={unfolded ? "row wrap" : "row wrap folded"}>
        <div class="row">
          {go("first", "replay.first", 0)}
          {go("back", "replay.back", step - 1)}
          <button
            type="button"
            class="button primary"
            onClick={() => {
              if (ended) onStep(0);
              setPlaying(ended || !playing);
            }}
          >
            <Icon name={playing && !ended ? "pause" : "play"} />{" "}
            <span class="word">{say(playing && !ended ? "replay.pause" : "replay.play")}</span>
          </button>
          {go("next", "replay.next", step + 1)}
          {go("last", "replay.last", total)}
          <button
            type="button"
            class="button square unfold"
            aria-label={say("replay.more")}
            title={say("replay.more")}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            <Icon name="more" />
          </button>
        </div>
        {!scene.table.real_time && scene.table.state === "finished" && step < total && (
          <BranchOff table={scene.table} step={step} seat={scene.seat} />
        )}
        <div class="row looks">
          <label>
            <span class="unseen">{say("replay.speed")}</span>
            <select value={speed} onChange={(change) => setSpeed(Number(change.currentTarget.value))}>
              {SPEEDS.map((times) => (
                <option value={times}>{times}×</option>
              ))}
            </select>
          </label>
          <label>
            <span class="unseen">{say("replay.turn")}</span>
            <select value={place.frame} onChange={(change) => onStep(Number(change.currentTarget.value))}>
              {places.map((one) => (
                <option value={one.frame}>
                  {one.label ??
                    (one.turn
                      ? say("replay.turn_of", { n: one.turn, name: scene.name(one.seat) })
                      : say("replay.setup"))}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="unseen">{say("replay.eyes")}</span>
            <select value={eyes} onChange={(change) => onEyes(change.currentTarget.value)}>
              <option value="all">{say("replay.all")}</option>
              <option value="none">{say("replay.none")}</option>
              {scene.table.seats.map((seat) => (
                <option value={seat.seat}>{scene.name(seat.seat)}</option>
              ))}
            </select>
          </label>
          <CopyStep />
          <a
            class="button square"
            href={`/api/tables/${scene.table.id}/record`}
            download
            aria-label={say("record.download")}
            title={say("record.download")}
          >
            <Icon name="download" />
          </a>
        </div>
      </div>
    </div>
  );
}

/** The address of this very step, as it stands above. */
function CopyStep() {
  const [done, setDone] = useState(false);
  const copy = () => copyText(location.href).then(() => setDone(true));
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  const label = say(done ? "copied" : "replay.link");
  return (
    <button type="button" class="button square" aria-label={label} title={label} onClick={copy}>
      <Icon name={done ? "check" : "link"} />
    </button>
  );
}
