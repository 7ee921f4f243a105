// The page on which a board of one's own is drawn, judged, tried and opened.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import { CopyButton, Dialog } from "../../../shell/design/parts";
import type { EditorProps, Fault } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { canDraw } from "../board/look/look";
import { documentOf, draftOf, namesOf } from "./document";
import { type Draft, emptyDraft, gridOf } from "./draft";
import "./editor.css";
import { hintsOf } from "./fairness";
import { filled } from "./fill";
import { packed, unpacked } from "./link";
import { named, placesAt, pressed } from "./press";
import { Sheet } from "./sheet";
import { Shelf } from "./shelf";
import { SolidSheet } from "./solid";
import { type Tool, Tools } from "./tools";
import { FaultThere, faultWords, Verdict } from "./verdict";

const KEPT = "board.draft";
const MOST_STEPS = 60;

function firstDraft(): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    if (kept?.tiles) return { ...emptyDraft(""), ...kept };
  } catch {
    // What cannot be read is begun anew.
  }
  return usualIsland();
}

/** Nineteen hexes, filled: a beginning that can be played on. */
function usualIsland(): Draft {
  const draft = emptyDraft(say("editor.untitled"));
  const near = gridOf().filter((key) => {
    const [x = 0, y = 0] = key.split(",").map(Number);
    return Math.abs(y) <= 6 && Math.abs(x) + Math.abs(y) / 3 <= 4;
  });
  for (const key of near) draft.tiles[key] = { terrain: "pasture" };
  return filled(draft);
}

export function Editor({ judge, test, open, busy }: EditorProps) {
  const [draft, set] = useState(firstDraft);
  const [past, setPast] = useState<Draft[]>([]);
  const [tool, setTool] = useState<Tool>({ kind: "terrain", of: "forest" });
  const [look, setLook] = useState<"plan" | "solid">("plan");
  const [town, setTown] = useState<string | null>(null);
  const change = (next: Draft) => {
    if (next === draft) return;
    setPast([...past.slice(-MOST_STEPS), draft]);
    set(next);
  };
  useEffect(() => {
    const text = new URLSearchParams(location.hash.slice(1)).get("board");
    if (text) void unpacked(text).then((found) => found && set(found));
  }, []);
  useEffect(() => localStorage.setItem(KEPT, JSON.stringify(draft)), [draft]);
  const document = useMemo(() => documentOf(draft), [draft]);
  const fault = useFault(draft, judge);
  const hints = useMemo(() => hintsOf(draft), [draft]);
  const { hexes, intersections } = useMemo(() => namesOf(draft), [draft]);
  const at = fault
    ? placesAt(fault.place, [...hexes.keys()], [...intersections.keys()], Object.keys(draft.harbours))
    : [];
  const options = { own_map: document };
  return (
    <main class="editor">
      <div class="editor-left">
        <Tools tool={tool} onTool={setTool} />
      </div>
      <section class="editor-middle">
        <div class="editor-bar row wrap">
          <button type="button" class="button" onClick={() => change(filled(draft))}>
            <Icon name="again" /> {say("editor.fill")}
          </button>
          <button
            type="button"
            class="button"
            disabled={!past.length}
            onClick={() => {
              set(past.at(-1)!);
              setPast(past.slice(0, -1));
            }}
          >
            <Icon name="back" /> {say("editor.undo")}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => change({ ...emptyDraft(draft.name), players: draft.players })}
          >
            {say("editor.clear")}
          </button>
          <span class="grow" />
          <button
            type="button"
            class="button"
            aria-pressed={look === "solid"}
            onClick={() => setLook(look === "plan" && canDraw() ? "solid" : "plan")}
          >
            <Icon name={look === "plan" ? "island" : "map"} />{" "}
            {say(look === "plan" ? "editor.in_relief" : "editor.as_plan")}
          </button>
        </div>
        {fault && look === "plan" && <FaultThere at={at[0]} words={faultWords(fault, draft)} />}
        {look === "plan" ? (
          <Sheet
            draft={draft}
            tool={tool}
            faults={at}
            hints={hints.flatMap((hint) => hint.places)}
            onPress={(place) =>
              place.intersection && tool.kind === "town"
                ? setTown(place.intersection)
                : change(pressed(draft, tool, place))
            }
          />
        ) : (
          <SolidSheet draft={draft} />
        )}
      </section>
      <div class="editor-right">
        <label class="field">
          <span>{say("editor.name")}</span>
          <input
            value={draft.name}
            maxLength={60}
            onInput={(typed) => change({ ...draft, name: typed.currentTarget.value })}
          />
        </label>
        <label class="field">
          <span>{say("players")}</span>
          <select
            value={draft.players}
            onChange={(chosen) => change({ ...draft, players: Number(chosen.currentTarget.value) })}
          >
            {[2, 3, 4, 5, 6].map((n) => (
              <option value={n}>{n}</option>
            ))}
          </select>
        </label>
        <Verdict fault={fault} draft={draft} hints={hints} />
        <div class="stack">
          <button
            type="button"
            class="button primary"
            disabled={!!fault || busy}
            onClick={() => test(draft.players, options)}
          >
            <Icon name="bot" /> {say("editor.test")}
          </button>
          <button type="button" class="button" disabled={!!fault || busy} onClick={() => open(draft.players, options)}>
            <Icon name="person" /> {say("editor.open")}
          </button>
        </div>
        <Keep draft={draft} document={document} onRead={change} />
        <Shelf onTake={change} />
      </div>
      {town && (
        <NameTown
          draft={draft}
          intersection={town}
          onName={(label) => {
            const { label: _, ...rest } = draft.towns[town] ?? {};
            change(named(draft, town, label ? { ...rest, label } : rest));
            setTown(null);
          }}
          onClose={() => setTown(null)}
        />
      )}
    </main>
  );
}

const PATIENCE = 350;

/** The server's word on the board, a moment after the last change. */
function useFault(draft: Draft, judge: EditorProps["judge"]): Fault | null {
  const [fault, setFault] = useState<Fault | null>(null);
  const asked = useRef(0);
  useEffect(() => {
    const mine = ++asked.current;
    const timer = setTimeout(
      () =>
        judge(draft.players, { own_map: documentOf(draft) }).then(
          (told) => mine === asked.current && setFault(told),
          () => {},
        ),
      PATIENCE,
    );
    return () => clearTimeout(timer);
  }, [draft]);
  return fault;
}

function Keep({ draft, document, onRead }: { draft: Draft; document: object; onRead: (draft: Draft) => void }) {
  const [address, setAddress] = useState("");
  const [bad, setBad] = useState(false);
  useEffect(() => {
    void packed(draft).then((text) => setAddress(`${location.origin}/edit/catan#board=${text}`));
  }, [draft]);
  const save = () => {
    const link = window.document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(document, null, 1)], { type: "application/json" }));
    link.download = `${draft.name.trim().replace(/\W+/g, "-").toLowerCase() || "board"}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const found = await file
      .text()
      .then(
        (text) => draftOf(JSON.parse(text), draft.players),
        () => null,
      )
      .catch(() => null);
    setBad(!found);
    if (found) onRead(found);
  };
  return (
    <div class="stack">
      <div class="row wrap">
        <button type="button" class="button compact" onClick={save}>
          <Icon name="download" /> {say("editor.save")}
        </button>
        <label class="button compact">
          <Icon name="open" /> {say("editor.read")}
          <input
            type="file"
            class="unseen"
            accept=".json,application/json"
            onChange={(change) => read(change.currentTarget.files?.[0])}
          />
        </label>
        <CopyButton text={address} label={say("editor.link")} />
      </div>
      {bad && (
        <p class="note bad" role="alert">
          {say("editor.unreadable")}
        </p>
      )}
    </div>
  );
}

interface NameTownProps {
  draft: Draft;
  intersection: string;
  onName: (label: string) => void;
  onClose: () => void;
}

function NameTown({ draft, intersection, onName, onClose }: NameTownProps) {
  const [label, setLabel] = useState(draft.towns[intersection]?.label ?? "");
  return (
    <Dialog title={say("editor.town")} onClose={onClose} className="narrow">
      <form
        class="stack"
        onSubmit={(sent) => {
          sent.preventDefault();
          onName(label.trim());
        }}
      >
        <label class="field">
          <span>{say("editor.town_name")}</span>
          <input value={label} maxLength={60} onInput={(typed) => setLabel(typed.currentTarget.value)} />
        </label>
        <button type="submit" class="button primary">
          {say("editor.done")}
        </button>
      </form>
    </Dialog>
  );
}
