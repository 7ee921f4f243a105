// The book of rules: a search field, the contents, and the chapters in play at this table, or all of them.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { Icon } from "../design/icons";
import { anchorOf, markdown, type Pictures } from "../parts/markdown";
import type { GameClient } from "../scene";
import { language, say } from "../text";
import "./book.css";
import { type Chapter, chaptersOf, found } from "./chapters";
import { mark } from "./marking";

interface Props {
  client: GameClient;
  /** Where it lies beside a board; without one it is a page of its own, whose address says what is read. */
  table?: TableDocument;
}

export function Book({ client, table }: Props) {
  const [text, setText] = useState("");
  const [wanted, want] = useState("");
  const [whole, setWhole] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => void client.rules(language.value).then(setText), [client, language.value]);
  const all = useMemo(() => chaptersOf(text), [text]);
  const isPlayed = ({ rule }: Chapter) => !table || !rule || (client.inPlay?.(rule, table) ?? true);
  const shown = whole ? all : all.filter(isPlayed);
  const hits = wanted.trim() ? shown.flatMap((chapter) => hitIn(chapter, wanted)) : null;
  const open = (n: number) => page.current?.querySelector(`[data-chapter="${n}"]`)?.scrollIntoView({ block: "start" });
  useEffect(() => void (page.current && mark(page.current, wanted)), [wanted, text, whole]);
  const [sought, seek] = useState(table ? "" : anchorIn(location.hash));
  useEffect(() => {
    if (!sought || !all.length) return;
    const found = page.current?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(sought)}"]`);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
    seek("");
  }, [sought, all]);
  /** Words and rules lead to where they are told; beside a board the address stays the table's. */
  const follow = (click: MouseEvent) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    click.preventDefault();
    const to = anchorIn(link.hash);
    if (!table) history.replaceState(history.state, "", link.hash);
    if (!shown.some(({ text }) => holds(text, to))) setWhole(true);
    want("");
    seek(to);
  };
  return (
    <>
      <label class="book-search">
        <Icon name="search" />
        <span class="unseen">{say("book.search")}</span>
        <input
          type="search"
          placeholder={say("book.search")}
          value={wanted}
          onInput={(typed) => want(typed.currentTarget.value)}
        />
      </label>
      <div class="scroll prose book" ref={page} tabIndex={0} role="region" aria-label={say("rules")} onClick={follow}>
        {hits && <Hits hits={hits} pictures={client.pictures} />}
        {!hits && (
          <>
            <nav hidden={shown.length < 2} aria-label={say("book.contents")}>
              <h2>{say("book.contents")}</h2>
              <ol>
                {shown.map((chapter, n) => (
                  <li key={chapter.title}>
                    <button type="button" class="link" onClick={() => open(n)}>
                      {chapter.title}
                    </button>
                  </li>
                ))}
              </ol>
            </nav>
            {shown.map((chapter, n) => (
              <section data-chapter={n} key={chapter.title}>
                <h2>{chapter.title}</h2>
                {markdown(chapter.text, client.pictures)}
              </section>
            ))}
          </>
        )}
        {all.some((chapter) => !isPlayed(chapter)) && (
          <label class="row book-whole">
            <input type="checkbox" checked={whole} onChange={(ticked) => setWhole(ticked.currentTarget.checked)} />{" "}
            {say("book.whole")}
          </label>
        )}
      </div>
    </>
  );
}

/** What an address names; nothing, where it was cut. */
function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

function hitIn(chapter: Chapter, wanted: string): Chapter[] {
  const text = found(chapter, wanted);
  return text === null ? [] : [{ ...chapter, text }];
}

/** Whether a chapter tells this rule or this word. */
const holds = (text: string, anchor: string): boolean =>
  text.includes(`- **${anchor}**`) ||
  text.split("\n").some((line) => `### ${anchor}` === `### ${anchorOf(line.slice(4))}`);

const Hits = ({ hits, pictures }: { hits: Chapter[]; pictures?: Pictures }) => (
  <div role="status">
    {!hits.length && <p class="soft">{say("book.nothing")}</p>}
    {hits.map((chapter) => (
      <section key={chapter.title} class="book-hit">
        <h2>{chapter.title}</h2>
        {markdown(chapter.text, pictures)}
      </section>
    ))}
  </div>
);
