// A game's page to practise on: nobody else, no table.
import { doorOf, useClient } from "../clients";
import { TopBar } from "../parts/top-bar";
import { say } from "../text";
import { useTitle } from "../title";
import { Lost } from "./lost";

export function PracticePage({ game }: { game: string }) {
  const client = useClient(game);
  const has = doorOf(game).practice;
  useTitle(say(has ? "lobby.practice" : "lost"));
  if (!has) return <Lost />;
  return (
    <div class="page">
      <TopBar />
      {client?.Practice && <client.Practice />}
    </div>
  );
}
