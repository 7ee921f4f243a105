// Check the dice, or the cards: recomputes, here, that every throw follows from what was committed to before the game.
import { useState } from "preact/hooks";
import type { TableDocument } from "../../../contract";
import { Icon } from "../../design/icons";
import { Complaint, useAsking } from "../../design/parts";
import { proofOf } from "../../fair/dice";
import * as rest from "../../net/rest";
import type { GameClient } from "../../scene";
import { say } from "../../text";

interface Verdict {
  fair: boolean;
  words: string;
}

export function CheckDice({ client, table }: { client: GameClient; table: TableDocument }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { ask, busy, complaint } = useAsking();
  const about = (what: string) => `${client.chance ?? "dice"}.${what}`;
  const check = () =>
    ask(async () => {
      const record = await rest.record(table.id);
      const proof = proofOf(record);
      if (!proof) return setVerdict({ fair: false, words: say(about("no_proof")) });
      const { agree, throws } = client.checkDice!(record.actions, proof.seed, table.options);
      const fair = proof.secret && proof.numbers && agree;
      const key = !fair ? "unfair" : proof.contributors ? "fair" : "fair.alone";
      setVerdict({ fair, words: say(about(key), { n: throws, players: proof.contributors }) });
    });
  return (
    <section class="panel stack" aria-label={say(about("check"))}>
      <div class="row wrap">
        {client.checkDice && <p class="soft small about-dice">{say(about("about"))}</p>}
        {client.checkDice && (
          <button type="button" class="button" disabled={busy} onClick={check}>
            <Icon name="check" /> {say(about("check"))}
          </button>
        )}
        <a class="button quiet" href={`/api/tables/${table.id}/record`} download>
          <Icon name="download" /> {say("record.download")}
        </a>
      </div>
      {verdict && (
        <p class={verdict.fair ? "note" : "note bad"} role="status">
          {verdict.words}
        </p>
      )}
      <Complaint text={complaint} />
    </section>
  );
}
