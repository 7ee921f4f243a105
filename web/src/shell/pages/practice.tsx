// A game's page to practise on: nobody else, no table.
import { doorOf, useClient } from "../clients";
import { TopBar } from "../parts/top-bar";
import { Lost } from "./lost";

export function PracticePage({ game }: { game: string }) {
  const client = useClient(game);
  if (!doorOf(game).practice) return <Lost />;
  return (
    <div class="page">
      <TopBar />
      {client?.Practice && <client.Practice />}
    </div>
  );
}
