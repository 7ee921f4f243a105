// Whose panel this is: colour, name, whether they are away, and the time they have left.
import type { Scene } from "../scene";
import { say } from "../text";
import { ColourDot } from "./colour";
import { Countdown } from "./countdown";

interface WhoProps {
  scene: Pick<Scene, "colour" | "name" | "seat" | "deadlines" | "table">;
  seat: number;
  /** Their clock runs. */
  active: boolean;
  size?: number;
  /** The class of the name. */
  as?: string;
}

export function Who({ scene, seat, active, size = 20, as = "name" }: WhoProps) {
  const until = scene.deadlines[seat];
  const sat = scene.table.seats[seat];
  return (
    <>
      <ColourDot colour={scene.colour(seat)} size={size} />
      <span class={`${as} cut two-lines`}>
        {scene.name(seat)}
        {seat === scene.seat && <span class="soft"> ({say("you")})</span>}
      </span>
      {sat?.kind === "person" && !sat.online && !scene.table.result && <span class="gone">{say("offline")}</span>}
      {until && active && <Countdown until={until} />}
    </>
  );
}
