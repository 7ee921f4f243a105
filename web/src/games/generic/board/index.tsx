// The generic board: what lies open on the table of any game.
import "./board.css";
import type { Scene } from "../view";
import { Things } from "./things";

export const Board = ({ scene }: { scene: Scene }) => (
  <div class="generic-table" tabIndex={-1}>
    <div class="cloth">
      <Things scene={scene} of={scene.view} />
    </div>
  </div>
);
