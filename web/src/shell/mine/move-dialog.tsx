// One's games in a suitcase: to another device by code or QR, or as a file, and back.
import { useState } from "preact/hooks";
import { Icon } from "../design/icons";
import { Complaint, CopyButton, Dialog, useAsking } from "../design/parts";
import * as rest from "../net/rest";
import { Qr } from "../qr/qr";
import { say } from "../text";
import { type Brought, pack, packedIn, packedSmall, unpack } from "./luggage";
import { fetched, IN_ADDRESS } from "./move-mine";

/** What goes through the server's door, with some air. */
const MOST_BYTES = 60_000;

export function MoveDialog({
  empty,
  onTake,
  onClose,
}: {
  empty: boolean;
  onTake: (brought: Brought) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={say(empty ? "mine.bring" : "mine.move")} onClose={onClose} className="narrow">
      <div class="stack">
        {!empty && <SendAway />}
        <Bring onTake={onTake} />
      </div>
    </Dialog>
  );
}

function SendAway() {
  const [link, setLink] = useState("");
  const { ask, busy, complaint } = useAsking();
  const leave = () =>
    ask(async () =>
      setLink(`${location.origin}/#${IN_ADDRESS}=${(await rest.leaveLuggage(packedSmall(MOST_BYTES))).code}`),
    );
  const save = () => {
    const file = new Blob([JSON.stringify(pack(), null, 1)], { type: "application/json" });
    const door = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(file),
      download: "sobremesa.json",
    });
    door.click();
    setTimeout(() => URL.revokeObjectURL(door.href), 1000);
  };
  return (
    <section class="stack">
      <p>{say("mine.move.about")}</p>
      {link ? (
        <>
          <Qr text={link} label={say("mine.qr")} />
          <label class="field">
            <span>{say("table.move_hint")}</span>
            <input readOnly value={link} data-test="luggage-link" onFocus={(focus) => focus.currentTarget.select()} />
          </label>
          <CopyButton text={link} label={say("copy")} />
        </>
      ) : (
        <button type="button" class="button primary" disabled={busy} onClick={leave}>
          <Icon name="devices" /> {say("mine.code")}
        </button>
      )}
      <button type="button" class="button" onClick={save}>
        <Icon name="download" /> {say("mine.save")}
      </button>
      <p class="soft small">{say("mine.secret")}</p>
      <Complaint text={complaint} />
    </section>
  );
}

function Bring({ onTake }: { onTake: (brought: Brought) => void }) {
  const [code, setCode] = useState("");
  const [bad, setBad] = useState(false);
  const { ask, busy, complaint } = useAsking();
  const fetch = (submitted: Event) => {
    submitted.preventDefault();
    void ask(async () => onTake(await fetched(codeIn(code))));
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const packed = packedIn(await file.text());
    setBad(!packed);
    if (packed) onTake(unpack(packed));
  };
  return (
    <section class="stack">
      <h3>{say("mine.here")}</h3>
      <form class="row" onSubmit={fetch}>
        <input
          aria-label={say("mine.code.here")}
          placeholder={say("mine.code.here")}
          value={code}
          onInput={(typed) => setCode(typed.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={busy || !code.trim()}>
          {say("mine.fetch")}
        </button>
      </form>
      <label class="button bring">
        <Icon name="open" /> {say("mine.file")}
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(change) => read(change.currentTarget.files?.[0])}
          onClick={(click) => (click.currentTarget.value = "")}
        />
      </label>
      <Complaint text={bad ? say("mine.file.bad") : complaint} />
    </section>
  );
}

/** The code itself, or the link it stands in. */
const codeIn = (typed: string): string => typed.trim().split(`${IN_ADDRESS}=`).at(-1)!;
