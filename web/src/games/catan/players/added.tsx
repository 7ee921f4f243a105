// What expansions put before a player, and Catan tokens, which several of them bring.
import type { ComponentChild } from "preact";
import { say } from "../../../shell/text";
import { TokenIcon } from "../art/token";
import { COUNTS } from "../hooks/players";
import type { Player } from "../view";
import "./added.css";

export function Added({ player }: { player: Player }) {
  const { tokens: n } = player;
  const found = COUNTS.flatMap((Count) => Count({ player }) ?? []);
  if (n) found.push(<AddedCount icon={<TokenIcon />} n={n} label={say("count.tokens", { n })} />);
  return found.length ? <p class="added-counts">{found}</p> : null;
}

export const AddedCount = ({ icon, n, label }: { icon: ComponentChild; n: number; label: string }) => (
  <span title={label}>
    {icon}
    {n}
    <span class="unseen">{label}</span>
  </span>
);
