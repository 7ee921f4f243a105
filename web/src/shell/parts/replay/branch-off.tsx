// Playing on from any step of a finished game, against bots, at a table of one's own.
import { useRef, useState } from "preact/hooks";
import type { TableDocument } from "../../../contract";
import { Icon } from "../../design/icons";
import { Complaint, useAsking } from "../../design/parts";
import { hold, playerName } from "../../net/memory";
import * as rest from "../../net/rest";
import { go } from "../../route";
import { say } from "../../text";

interface Props {
  table: TableDocument;
  step: number;
  /** Whose place is taken; whoever is asked next, unless it is said. */
  seat: number | null;
}

export function BranchOff({ table, step, seat }: Props) {
  const { ask, busy, complaint } = useAsking();
  const playOn = () =>
    ask(async () => {
      const name = playerName.get() || say("guest");
      const made = await rest.branch(table.id, { step, name, ...(seat !== null && { seat }) });
      for (const one of made.seats) hold(made.table.id, one.seat, one.token);
      go(`/t/${made.table.id}`);
    });
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={busy}
        data-test="branch-off"
        title={say("branch.about")}
        onClick={playOn}
      >
        <Icon name="bot" /> {say("branch.play")}
      </button>
      <Complaint text={complaint} />
    </>
  );
}

/** What a table says that goes on from another game. */
export function BranchWords({ table }: { table: TableDocument }) {
  if (!table.branch) return null;
  const { table: from, step } = table.branch;
  return (
    <p class="branch-words soft small" title={say("branch.about")}>
      {say("branch.note", { step })} <a href={`/replay/${from}?step=${step}`}>{say("branch.back")}</a>
    </p>
  );
}

/** The same over the board, where no story lies beside it: until it has been read, or the game goes on. */
export function BranchNote({ table, seq, shown }: { table: TableDocument; seq: number; shown: boolean }) {
  const first = useRef(seq);
  const [read, setRead] = useState(false);
  if (!table.branch || !shown || read || seq !== first.current) return null;
  return (
    <div class="line-note branch-note">
      <BranchWords table={table} />
      <button type="button" class="note-close" aria-label={say("close")} onClick={() => setRead(true)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
