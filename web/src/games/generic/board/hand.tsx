// What a seat holds, in a replay through its eyes.

import type { Scene } from "../view";
import { Things } from "./things";

export const Hand = ({ scene }: { scene: Scene }) => (
  <div class="generic-controls own">
    <Things scene={scene} of={scene.own ?? {}} path={["own"]} />
  </div>
);
