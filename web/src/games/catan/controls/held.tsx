// A hand to look at: in replays.
import { choicesOf } from "../choices";
import { heldBeside } from "../hooks/players";
import type { Scene } from "../view";
import "./controls.css";
import { Hand } from "./hand";

const NOTHING = choicesOf([], []);

export function Held({ scene }: { scene: Scene }) {
  const own = scene.own;
  if (!own) return null;
  const beside = heldBeside(own, 24);
  return (
    <div class="held-alone bottom">
      <Hand scene={scene} own={own} choices={NOTHING} />
      {beside.length > 0 && <p class="held-tokens">{beside}</p>}
    </div>
  );
}
