// A game is about to begin: if its rules are being compiled, that it takes a while, and how far they are.
import { useEffect, useState } from "preact/hooks";
import type { PreparedRules, TableDocument } from "../../contract";
import * as rest from "../net/rest";
import { say } from "../text";

const ASK_AGAIN = 1000;

export function Preparing({ game }: { game: string }) {
  const [told, tell] = useState<PreparedRules | null>(null);
  useEffect(() => {
    const look = () => void rest.preparedRules(game).then(tell, () => undefined);
    look();
    const timer = setInterval(look, ASK_AGAIN);
    return () => clearInterval(timer);
  }, [game]);
  const words = told && told.total > 0 ? say("waiting.compiled", { done: told.done, total: told.total }) : "";
  return (
    <div class="note stack">
      <p role="status">{say("waiting.preparing")}</p>
      {words && (
        <p class="row">
          <progress value={told!.done} max={told!.total} aria-label={say("waiting.preparing")} />{" "}
          <span class="soft">{words}</span>
        </p>
      )}
    </div>
  );
}

export const Starting = ({ table }: { table: TableDocument }) => (
  <main class="plain-page">
    <h1>{say("waiting.starting")}</h1>
    {table.preparing && <Preparing game={table.game} />}
  </main>
);
