// The teams: a score card that turns, what counts now, and for each player the card on top, cards left and the line's
// speed.
import { Icon } from "../../../shell/design/icons";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { Card } from "../cards/card";
import { useStarted } from "../moments";
import { shown } from "../targets";
import type { Scene } from "../view";
import "./players.css";

export function Players({ scene }: { scene: Scene }) {
  const { teams } = scene.board;
  const started = useStarted(scene);
  return (
    <ul class={scene.own ? "teams" : "teams all-open"}>
      {teams.map((_, number) => (
        <TeamBox scene={scene} number={number} started={started} key={number} />
      ))}
    </ul>
  );
}

function TeamBox({ scene, number, started }: { scene: Scene; number: number; started: boolean }) {
  const board = scene.board;
  const table = scene.view;
  const { colour, seats, double } = board.teams[number]!;
  const team = table.teams[number]!;
  const classes = ["team", `of-${colour}`, team.out ? "beaten" : "", seats.includes(scene.seat ?? -1) ? "ours" : ""];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-team={colour}>
      <div class="team-top">
        <ColourDot colour={colour} size={20} />
        <span class="team-count">
          {table.mini_game > 0 && table.phase !== "ready" && (
            <>
              <b>{team.count}</b> {say(`mini.${table.mini_game}.count`, { n: team.count })}
              {double && " ×2"}
            </>
          )}
        </span>
        <ScoreCard points={team.points} goal={board.goal} />
      </div>
      {seats.map((seat) => (
        <PlayerRow scene={scene} seat={seat} started={started} key={seat} />
      ))}
    </li>
  );
}

/** Turns over when the score changes. */
const ScoreCard = ({ points, goal }: { points: number; goal: number }) => (
  <span class="score-card" title={say("score.of", { n: points, goal })}>
    <span class="score-face" key={points}>
      {points}
    </span>
    <span class="unseen">{say("score.of", { n: points, goal })}</span>
  </span>
);

function PlayerRow({ scene, seat, started }: { scene: Scene; seat: number; started: boolean }) {
  const table = scene.view;
  const player = table.players[seat]!;
  const sat = scene.table.seats[seat];
  const card = table.mini_game >= 4 ? table.teams[player.team]!.card : player.card;
  return (
    <div class={player.locked_until !== null ? "teammate locked" : "teammate"} data-home={seat}>
      <span class="player-name cut">
        {scene.name(seat)}
        {seat === scene.seat && <span class="soft"> ({say("you")})</span>}
      </span>
      <span class="player-facts">
        {table.phase === "ready" && player.ready && (
          <span class="is-ready">
            ✓<span class="unseen"> {say("player.ready")}</span>
          </span>
        )}
        {player.locked_until !== null && (
          <span class="is-locked" title={say("player.locked")}>
            <Icon name="clock" />
            <span class="unseen">{say("player.locked")}</span>
          </span>
        )}
        {table.mini_game > 0 && table.mini_game < 4 && table.phase === "play" && (
          <span class="cards-left" title={say("player.left")}>
            {player.deck + (player.card === null ? 0 : 1)}
            <span class="unseen"> {say("player.left")}</span>
          </span>
        )}
        {scene.table.state === "playing" && sat?.kind === "person" && !sat.online && (
          <span class="is-away">{say("offline")}</span>
        )}
        {sat?.rtt != null && (
          <span class="rtt" title={say("player.rtt")}>
            {sat.rtt} ms
          </span>
        )}
      </span>
      {started && card !== null && (
        <span class="shown-card">
          <Card {...shown(scene.board, card)} />
        </span>
      )}
    </div>
  );
}
