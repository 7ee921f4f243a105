// What a player's points consist of.
import { say } from "../../../shell/text";
import { PieceIcon } from "../art/small";
import { victoryNames } from "../victory";
import type { Player } from "../view";

/** What the points consist of: pieces, awards, and what only its owner knows. */
export function PointsFrom({ player, colour, hidden }: { player: Player; colour: string; hidden: number }) {
  const { settlements, cities, longest_route, largest_army } = player.points_from;
  const cards = Math.max(hidden, player.cards?.["victory point"] ?? 0);
  return (
    <p class="points-from" role="group" aria-label={say("points.from")}>
      <span title={say("count.settlements", { n: settlements })}>
        <PieceIcon of="settlement" colour={colour} size={20} />
        <span aria-hidden="true">{settlements}</span>
        <span class="unseen">{say("count.settlements", { n: settlements })}</span>
      </span>
      <span title={say("count.cities", { n: cities / 2 })}>
        <PieceIcon of="city" colour={colour} size={20} />
        <span aria-hidden="true">{cities}</span>
        <span class="unseen">{say("count.cities", { n: cities / 2 })}</span>
      </span>
      {longest_route > 0 && (
        <span class="badge">
          {say("term.longest_route")} +{longest_route}
        </span>
      )}
      {largest_army > 0 && (
        <span class="badge">
          {say("term.largest_army")} +{largest_army}
        </span>
      )}
      {cards > 0 && (
        <span class="badge hidden-points" title={victoryNames(cards)}>
          ★ +{cards}
        </span>
      )}
    </p>
  );
}
