// What the coach says, where the table has one.
import type { Scene } from "../../shell/scene";
import { coaching } from "./intent";
import type { Build } from "./view";

export interface Coach {
  /** The numbers of the dice worth keeping. */
  keep: number[];
  /** How likely each thing can be built after rolling the others. */
  chances: Partial<Record<Build, number>>;
}

export const hasCoach = (scene: Scene): boolean => Boolean((scene.own as { coach?: Coach } | null)?.coach);

export const coachOf = (scene: Scene): Coach | undefined => (coaching.value ? ((scene.own as { coach?: Coach } | null)?.coach ?? undefined) : undefined);
