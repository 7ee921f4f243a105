// A game's page to draw boards on, and what it may ask the server for: a judgement, a game against bots, a table.
import type { Made } from "../../contract";
import { doorOf, useClient } from "../clients";
import { Complaint, useAsking } from "../design/parts";
import { hold, playerName } from "../net/memory";
import * as rest from "../net/rest";
import { TopBar } from "../parts/top-bar";
import { go } from "../route";
import { say } from "../text";
import { useTitle } from "../title";
import { Lost } from "./lost";

export function EditorPage({ game }: { game: string }) {
  const client = useClient(game);
  const { ask, busy, complaint } = useAsking();
  const has = doorOf(game).editor;
  useTitle(say(has ? "lobby.draw" : "lost"));
  if (!has) return <Lost />;
  const name = playerName.get().trim() || say("guest");
  const sitAt = (made: Made) => {
    for (const { seat, token } of made.seats) hold(made.table.id, seat, token);
    go(`/t/${made.table.id}`);
  };
  const test = (players: number, options: object) =>
    void ask(async () => sitAt(await rest.playNow({ game, players, name, options })));
  const open = (players: number, options: object) =>
    void ask(async () =>
      sitAt(
        await rest.create({
          game,
          players,
          options: { ...options },
          private: true,
          clock: "off",
          name,
          colour: null,
          bots: [],
          more: [],
        }),
      ),
    );
  return (
    <div class="page wide">
      <TopBar />
      <h1 class="unseen">{say("lobby.draw")}</h1>
      <Complaint text={complaint} />
      {client?.Editor && (
        <client.Editor
          judge={(players, options) => rest.judgeOptions(game, players, options)}
          test={test}
          open={open}
          busy={busy}
        />
      )}
    </div>
  );
}
