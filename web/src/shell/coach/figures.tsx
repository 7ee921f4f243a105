// Plain figures beside the coach's judgement: what was counted, and what could be expected of it.
import type { Analysis, Figure } from "../../contract";
import { figuresOf } from "../mine/figures";
import { playedGames } from "../mine/games";
import { ColourDot } from "../parts/colour";
import type { Scene } from "../scene";
import { has, language, say } from "../text";

export function Figures({ found, scene }: { found: Analysis; scene: Scene }) {
  const seats = found.figures.filter((one) => !one.heads.length);
  return (
    <>
      {found.figures
        .filter((one) => one.heads.length)
        .map((one) => (
          <Spread figure={one} />
        ))}
      <div class="coach-table" role="region" aria-label={say("coach.account")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {found.start.map((_, seat) => (
                <th scope="col">
                  <ColourDot colour={scene.colour(seat)} size={14} /> {scene.name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((one) => (
              <tr>
                <th scope="row">{say(`coach.figure.${one.name}`)}</th>
                {one.values.map((_, seat) => (
                  <td>
                    <Counted figure={one} seat={seat} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Past found={found} />
    </>
  );
}

/** A figure as it is read: whole numbers plain, others to a tenth, times in seconds. */
export function counted(value: number | null | undefined, unit: string): string {
  if (value == null) return "–";
  const shown = unit === "ms" ? value / 1000 : value;
  const digits = unit === "ms" ? 2 : Number.isInteger(shown) ? 0 : 1;
  const told = shown.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === "ms" ? `${told} s` : told;
}

function Counted({ figure, seat }: { figure: Figure; seat: number }) {
  const against = `coach.against.${figure.name}`;
  return (
    <>
      {counted(figure.values[seat], figure.unit)}
      {figure.expected.length > 0 && (
        <small class="soft">
          {say(has(against) ? against : "coach.expected", { value: counted(figure.expected[seat], figure.unit) })}
        </small>
      )}
    </>
  );
}

/** How often each came, a bar each, with a mark where it was to be expected. */
function Spread({ figure }: { figure: Figure }) {
  const most = Math.max(...[...figure.values, ...figure.expected].map((one) => one ?? 0), 1);
  const share = (value: number | null | undefined) => `${(100 * (value ?? 0)) / most}%`;
  const term = (head: string) => (has(`term.${head}`) ? say(`term.${head}`) : head);
  const told = (head: string, place: number) => {
    const expected = say("coach.expected", { value: counted(figure.expected[place], "") });
    return `${term(head)}: ${counted(figure.values[place], "")}, ${expected}`;
  };
  return (
    <figure class="coach-spread" role="img" aria-label={figure.heads.map(told).join("; ")}>
      <figcaption>{say(`coach.figure.${figure.name}`)}</figcaption>
      <ol>
        {figure.heads.map((head, place) => (
          <li title={told(head, place)}>
            <b>{counted(figure.values[place], "")}</b>
            <span
              class="bar"
              style={{ "--share": share(figure.values[place]), "--expected": share(figure.expected[place]) }}
            />
            <span class="cut">{term(head)}</span>
          </li>
        ))}
      </ol>
      <p class="soft small">{say("coach.mark")}</p>
    </figure>
  );
}

/** One's own earlier games of this kind, as this device remembers them. */
function Past({ found }: { found: Analysis }) {
  const past = figuresOf(playedGames(), () => false).find((one) => one.game === found.game);
  const reaction = past?.own.reaction;
  if (found.unit !== "so far" || reaction === undefined) return null;
  return <p class="soft">{say("coach.past", { value: counted(reaction, "ms"), games: past!.games })}</p>;
}
