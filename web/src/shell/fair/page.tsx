// Fair play: what the server sees to, and what it cannot; the same words as in the documents.
import { useEffect, useState } from "preact/hooks";
import { markdown } from "../parts/markdown";
import { TopBar } from "../parts/top-bar";
import { language } from "../text";

const texts = import.meta.glob<string>("../../../../docs/fair-play*.md", { query: "?raw", import: "default" });
const FOLDER = "../../../../docs";

export function FairPlayPage() {
  const [text, setText] = useState("");
  const own = texts[`${FOLDER}/fair-play.${language.value}.md`] ?? texts[`${FOLDER}/fair-play.md`]!;
  useEffect(() => void own().then((found) => setText(plain(found))), [language.value]);
  return (
    <div class="page">
      <TopBar />
      <main class="plain-page prose">{markdown(text)}</main>
    </div>
  );
}

/** Without the line of other languages, and each point in one line. */
const plain = (text: string): string => text.replace(/^\[.*\n/m, "").replace(/\n {2}/g, " ");
