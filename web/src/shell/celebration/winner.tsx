// Who won, or what was reached alone, written large over the board, with paper in the winners' colours in the air.
import { useMemo } from "preact/hooks";
import type { Result } from "../../contract";
import { ColourDot } from "../parts/colour";
import type { Scene } from "../scene";
import { outcome } from "./outcome";
import "./winner.css";

const PIECES = 56;

export function Winner({ scene, result }: { scene: Scene; result: Result }) {
  const colours = result.winners.map(scene.colour);
  return (
    <div class="winners-moment" role="status">
      <Paper colours={colours} />
      <div class={`winners-name of-${colours[0] ?? "red"}`}>
        <span class="row">
          {colours.map((colour) => (
            <ColourDot key={colour} colour={colour} size={64} />
          ))}
        </span>
        <p>{outcome(result, scene.name)}</p>
      </div>
    </div>
  );
}

function Paper({ colours }: { colours: string[] }) {
  const flakes = useMemo(
    () =>
      Array.from({ length: PIECES }, (_, n) => ({
        colour: n % 4 === 3 ? "gold" : (colours[n % colours.length] ?? "red"),
        style: {
          left: `${Math.random() * 100}%`,
          "--turn": `${360 + Math.random() * 900}deg`,
          "--aside": `${Math.random() * 16 - 8}vw`,
          animationDelay: `${Math.random() * 1600}ms`,
          animationDuration: `${2400 + Math.random() * 2200}ms`,
        },
      })),
    [colours.join()],
  );
  return (
    <div class="confetti" aria-hidden="true">
      {flakes.map(({ colour, style }) => (
        <i class={`of-${colour}`} style={style} />
      ))}
    </div>
  );
}
