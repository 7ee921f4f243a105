// The story of a finished game: the final score and what it consists of, the cards, the points over time, the dice.
import type { ComponentChild } from "preact";
import { useMemo } from "preact/hooks";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { DeckIcon, KnightIcon, PieceIcon, RouteIcon } from "../art/small";
import { TokenIcon } from "../art/token";
import { BoardPicture } from "../board/board";
import type { EndProps, PointsFrom } from "../view";
import { DiceChart, PointsChart } from "./charts";
import "./end.css";
import { addedAt, historyOf } from "./history";

/** A figure that is not counted yet. */
const COUNTING = "…";

export function End({ board, final, result: { scores }, replay, name, colour }: EndProps) {
  const history = useMemo(() => replay && historyOf(replay), [replay]);
  const tokens = final.players.some(({ points_from }) => points_from.tokens !== undefined);
  const added = addedAt(board);
  const order = scores.map((_, seat) => seat).sort((one, other) => scores[other]! - scores[one]!);
  const rows = (cells: (seat: number) => ComponentChild[]) =>
    order.map((seat) => (
      <tr class={seat === final.winner ? "won" : ""}>
        <th scope="row">
          <span class="row">
            <ColourDot colour={colour(seat)} size={18} /> <span class="cut">{name(seat)}</span>
          </span>
        </th>
        {cells(seat).map((cell) => (
          <td>{cell || "–"}</td>
        ))}
      </tr>
    ));
  return (
    <div class="charts">
      <figure class="panel whole-row last-island">
        <BoardPicture board={board} table={final} colour={colour} label={say("board.label")} />
      </figure>
      <Figures
        title="chart.scores"
        heads={[
          say("points"),
          ...[...PARTS, ...(tokens ? [TOKENS] : [])].map(({ icon, label }) => <Head icon={icon} label={label} />),
        ]}
      >
        {rows((seat) => {
          const { points_from: from, points } = final.players[seat]!;
          const total = scores[seat]!;
          return [
            <strong>{total}</strong>,
            from.settlements,
            from.cities,
            from.longest_route,
            from.largest_army,
            hiddenPoints(total, points, from),
            ...(tokens ? [from.tokens ?? 0] : []),
          ];
        })}
      </Figures>
      <Figures title="chart.cards" heads={WAYS_OF_CARDS.map((way) => say(`chart.${way}`))}>
        {rows((seat) => {
          const counted = history?.gains[seat];
          return WAYS_OF_CARDS.map((way) => (counted ? counted[way] : COUNTING));
        })}
      </Figures>
      {added.length > 0 && (
        <Figures wide title="extras" heads={added.map(({ key }) => say(`chart.${key}`))}>
          {rows((seat) => added.map((_, n) => (history ? history.added[n]![seat] : COUNTING)))}
        </Figures>
      )}
      <PointsChart
        points={history?.points ?? [scores]}
        turns={final.turn}
        goal={board.goal}
        colour={colour}
        name={name}
      />
      <DiceChart rolls={history?.rolls ?? null} />
    </div>
  );
}

const WAYS_OF_CARDS = ["gained", "spent", "stolen", "lost"] as const;

/** What points consist of, as the columns name it. */
const PARTS = [
  { icon: <PieceIcon of="settlement" colour="white" size={22} />, label: "build.settlement" },
  { icon: <PieceIcon of="city" colour="white" size={22} />, label: "build.city" },
  { icon: <RouteIcon />, label: "term.longest_route" },
  { icon: <KnightIcon />, label: "term.largest_army" },
  { icon: <DeckIcon />, label: "term.victory_point" },
];

const TOKENS = { icon: <TokenIcon />, label: "token" };

const Head = ({ icon, label }: { icon: ComponentChild; label: string }) => (
  <span title={say(label)}>
    {icon}
    <span class="unseen">{say(label)}</span>
  </span>
);

const Figures = ({
  title,
  heads,
  children,
  wide,
}: {
  title: string;
  heads: ComponentChild[];
  children: ComponentChild;
  wide?: boolean;
}) => (
  <section class={wide ? "panel whole-row" : "panel"}>
    <h3>{say(title)}</h3>
    <table class="scores figures">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say("players")}</span>
          </th>
          {heads.map((head, n) => (
            <th scope="col" class={n ? "" : "wide"}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

/** Victory point cards: what the pieces and awards do not explain. */
const hiddenPoints = (total: number, shown: number, from: PointsFrom): number =>
  Math.max(total, shown) - Object.values(from).reduce((sum, points) => sum + points, 0);
