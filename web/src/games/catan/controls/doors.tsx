// The doors to what expansions add, beside the buttons of the base game; lit when something can be done there.
import type { ComponentChild } from "preact";
import { say } from "../../../shell/text";
import type { Asking } from "../choices";
import { doorsOf } from "../hooks/controls";
import { aim, panel, picked } from "../intent";
import "./doors.css";

export interface Door {
  to: string;
  picture: ComponentChild;
  text: string;
  badge: string | number;
  lit: boolean;
}

export function Doors(asking: Asking) {
  const doors = doorsOf(asking);
  if (!doors.length) return null;
  return (
    <div class="extras" role="group" aria-label={say("extras")}>
      {doors.map((door) => (
        <DoorButton key={door.to} {...door} />
      ))}
    </div>
  );
}

function DoorButton({ to, picture, text, badge, lit }: Door) {
  const open = panel.value === to;
  const tap = () => {
    picked.value = null;
    aim.value = null;
    panel.value = open ? null : to;
  };
  return (
    <button
      type="button"
      class={`door${lit ? " lit" : ""}${open ? " chosen" : ""}`}
      aria-pressed={open}
      data-door={to}
      onClick={tap}
    >
      {picture}
      <span class="door-text">{text}</span>
      <span class="door-badge">{badge}</span>
    </button>
  );
}
