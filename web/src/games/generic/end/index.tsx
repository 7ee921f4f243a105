// The end of any game: everybody's points, best first.
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import "./end.css";
import type { EndProps } from "../view";

export function End({ result, name, colour }: EndProps) {
  const best = Math.max(1, ...result.scores);
  const seats = result.scores.map((_, seat) => seat).sort((a, b) => result.scores[b]! - result.scores[a]!);
  return (
    <section class="panel generic-end" aria-label={say("generic.scores")}>
      <h2>{say("generic.scores")}</h2>
      <ol>
        {seats.map((seat) => (
          <li class={`of-${colour(seat)}`} key={seat}>
            <ColourDot colour={colour(seat)} size={22} />
            <span class="name cut">{name(seat)}</span>
            <span class="bar" aria-hidden="true">
              <i style={{ width: `${(100 * Math.max(0, result.scores[seat]!)) / best}%` }} />
            </span>
            <strong>{result.scores[seat]}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
