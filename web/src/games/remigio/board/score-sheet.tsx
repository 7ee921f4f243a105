// The score sheet: what each deal has cost everybody, and how it ended.
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import type { Board, EndedDeal, Player } from "../view";
import { dealTold, type Names } from "./count";
import "./score-sheet.css";

interface Props {
  board: Board;
  deals: EndedDeal[];
  players: Player[];
  winners: number[];
  name: Names;
  colour: Names;
}

const cell = (deal: EndedDeal, seat: number): string => {
  if (deal.points[seat]) return `+${deal.points[seat]}`;
  return deal.seat === seat && (deal.how === "closed" || deal.how === "dry") ? "★" : "·";
};

export function ScoreSheet({ board, deals, players, winners, name, colour }: Props) {
  return (
    <div class="sheet-scroll" tabIndex={0} role="region" aria-label={say("sheet")}>
      <table class="scores deal-sheet">
        <thead>
          <tr>
            <th scope="col">{say("sheet.deal")}</th>
            {players.map((_, seat) => (
              <th scope="col" class={winners.includes(seat) ? "won" : ""} key={seat}>
                <ColourDot colour={colour(seat)} size={16} /> <span class="cut">{name(seat)}</span>
              </th>
            ))}
            <th scope="col" class="how">
              {say("sheet.how")}
            </th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <tr key={deal.number}>
              <th scope="row">{deal.number}</th>
              {players.map((_, seat) => (
                <td class={deal.points[seat] ? "took" : ""} key={seat}>
                  {cell(deal, seat)}
                  {deal.counts && deal.counts[seat]! > 0 && <small>{deal.counts[seat]}</small>}
                </td>
              ))}
              <td class="how" title={dealTold(deal, name)}>
                {dealTold(deal, name)}
              </td>
            </tr>
          ))}
          {!deals.length && (
            <tr>
              <td colSpan={players.length + 2} class="soft">
                {say("sheet.empty")}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("sheet.sum")}</th>
            {players.map((player, seat) => (
              <td class={winners.includes(seat) ? "won" : ""} key={seat}>
                <strong>{player.points}</strong>
                <span class="soft">/{board.limit}</span>
                {player.out && <small class="bad">{say("is.out")}</small>}
              </td>
            ))}
            <td class="how" />
          </tr>
        </tfoot>
      </table>
      <p class="soft small">{say("sheet.legend")}</p>
    </div>
  );
}
