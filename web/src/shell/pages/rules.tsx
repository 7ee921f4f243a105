// The rules of a game to read before anybody sits down, or to send to whoever asks.
import { Book } from "../book/book";
import { useClient } from "../clients";
import { LearnButton } from "../learn/offer";
import { useOffered } from "../net/offered";
import { TopBar } from "../parts/top-bar";
import { say, told } from "../text";
import { useTitle } from "../title";
import { Lost } from "./lost";
import "./lobby.css";
import "./rules.css";

export function RulesPage({ game }: { game: string }) {
  const games = useOffered()?.games;
  const label = games?.find((one) => one.id === game);
  const lost = games !== undefined && !label;
  const client = useClient(game);
  useTitle(lost ? say("lost") : label ? `${say("rules")} · ${told(label.name)}` : say("rules"));
  if (lost) return <Lost />;
  return (
    <div class="page">
      <TopBar />
      <main class="plain-page rules-page">
        <div class="row wrap">
          <div class="grow">
            <h1>{say("rules")}</h1>
            {label && <p class="soft">{told(label.name)}</p>}
          </div>
          <LearnButton game={game} />
        </div>
        {label && client && <Book client={client} />}
      </main>
    </div>
  );
}
