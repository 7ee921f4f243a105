// A shelf of tables worth choosing at once; everything else stays folded away below.
import { useMemo } from "preact/hooks";
import type { Label } from "../../contract";
import { doorOf } from "../clients";
import { Icon } from "../design/icons";
import { scopeOf } from "../door";
import type { Chair, Habits } from "../mine/habits";
import type { GameClient, Preset } from "../scene";
import { say } from "../text";
import "./presets.css";

/** What is chosen with a preset; friends and bots keep their chairs unless the preset says who plays. */
export function chosenWith(preset: Preset, label: Label, habits: Habits): Habits {
  const usual: Chair =
    preset.bots && label.bots.includes(preset.bots) ? { kind: "bot", bot: preset.bots } : { kind: "open" };
  const chairs = Array.from({ length: preset.players - 1 }, (_, n) =>
    preset.bots ? usual : (habits.chairs[n] ?? usual),
  );
  return { ...habits, chairs, options: { ...preset.options } };
}

export const isChosen = (preset: Preset, { chairs, options }: Habits): boolean =>
  chairs.length + 1 === preset.players &&
  Object.keys(options).length === Object.keys(preset.options).length &&
  Object.entries(preset.options).every(([name, value]) => options[name] === value);

interface Props {
  label: Label;
  presets: Preset[];
  habits: Habits;
  onChoose: (habits: Habits) => void;
  Preview?: GameClient["Preview"];
}

export function Presets({ label, presets, habits, onChoose, Preview }: Props) {
  const door = useMemo(() => doorOf(label.id), [label.id]);
  return (
    <div class="presets" role="group" aria-label={say("presets")}>
      {presets.map((preset) => (
        <button
          type="button"
          class="panel preset"
          data-preset={preset.name}
          aria-pressed={isChosen(preset, habits)}
          key={preset.name}
          onClick={() => onChoose(chosenWith(preset, label, habits))}
        >
          <span class="preset-picture" data-game={scopeOf(door)} aria-hidden="true">
            {Preview ? <Preview players={preset.players} options={preset.options} /> : <door.Picture />}
          </span>
          <span class="preset-words">
            <strong>{say(`preset.${preset.name}`)}</strong>
            <span class="soft small">{say(`preset.${preset.name}.about`)}</span>
          </span>
          <span class="preset-players soft small">
            <Icon name="person" /> {preset.players}
          </span>
        </button>
      ))}
    </div>
  );
}
