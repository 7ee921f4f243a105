// The next game of the same people: as before, with other options, or at the table somebody has laid already.
import { useState } from "preact/hooks";
import type { Label, OptionValue, TableDocument } from "../../../contract";
import { OptionField } from "../../choosing/option-fields";
import { Icon } from "../../design/icons";
import { Complaint, useAsking } from "../../design/parts";
import { held, hold } from "../../net/memory";
import { useLabel } from "../../net/offered";
import * as rest from "../../net/rest";
import { go } from "../../route";
import { say } from "../../text";

export function Rematch({ table }: { table: TableDocument }) {
  const { ask, busy, complaint } = useAsking();
  const label = useLabel(table.game);
  const [choosing, choose] = useState(false);
  const mine = held(table.id)[0];
  if (!mine) return null;
  const again = (options?: Record<string, OptionValue>) =>
    void ask(async () => {
      const next = await rest.rematch(table.id, mine.token, options);
      hold(next.table.id, next.seat, next.token);
      go(`/t/${next.table.id}`);
    });
  const invited = table.rematch !== null;
  return (
    <>
      <button type="button" class="button primary" disabled={busy} data-rematch onClick={() => again()}>
        <Icon name="again" /> {say(invited ? "end.sit_again" : "end.rematch")}
      </button>
      {!invited && label && label.options.length > 0 && (
        <button
          type="button"
          class="button"
          aria-expanded={choosing}
          data-rematch-other
          onClick={() => choose(!choosing)}
        >
          <Icon name="menu" /> {say("end.rematch_other")}
        </button>
      )}
      {invited && (
        <p class="note" role="status">
          {say("end.invited")}
        </p>
      )}
      <Complaint text={complaint} />
      {choosing && label && <Other label={label} table={table} busy={busy} onSend={again} />}
    </>
  );
}

interface OtherProps {
  label: Label;
  table: TableDocument;
  busy: boolean;
  onSend: (options: Record<string, OptionValue>) => void;
}

function Other({ label, table, busy, onSend }: OtherProps) {
  const [options, change] = useState(table.options);
  return (
    <section class="panel stack rematch-options" aria-label={say("end.rematch_other")}>
      <div class="options">
        {label.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={options[option.name] ?? option.default}
            onChange={(value) => change({ ...options, [option.name]: value })}
          />
        ))}
      </div>
      <button
        type="button"
        class="button primary"
        disabled={busy}
        data-rematch-send
        onClick={() => onSend(withoutUsual(label, options))}
      >
        <Icon name="check" /> {say("end.rematch_send")}
      </button>
    </section>
  );
}

/** Only what was chosen: the server knows what is usual. */
const withoutUsual = (label: Label, options: Record<string, OptionValue>): Record<string, OptionValue> =>
  Object.fromEntries(
    label.options.flatMap(({ name, default: usual }) => {
      const value = options[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );
