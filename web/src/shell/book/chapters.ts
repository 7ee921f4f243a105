// The rules as chapters, and what is found in them.
export interface Chapter {
  title: string;
  /** Its paragraphs, lists and tables, in Markdown. */
  text: string;
  /** The number of its first rule, where it has one: the same in every language. */
  rule: string | null;
}

const RULE = /\*\*([A-Z]+-\d+)\*\*/;

/** What stands before the first chapter is the book's title; a book without any is one chapter. */
export function chaptersOf(markdown: string): Chapter[] {
  const [whole = "", ...parts] = `\n${markdown}`.split(/\n## /);
  const chapters = parts.length ? parts : [whole.trim().replace(/^# /, "")].filter(Boolean);
  return chapters.map((part) => {
    const end = part.indexOf("\n");
    const text = end < 0 ? "" : part.slice(end).trim();
    return { title: end < 0 ? part.trim() : part.slice(0, end).trim(), text, rule: RULE.exec(text)?.[1] ?? null };
  });
}

/** Without accents and capitals: who looks for "camion" finds "camión". */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Where in a text what is looked for begins, and how long it is. */
export function placesIn(text: string, wanted: string): [at: number, length: number][] {
  const said = Array.from(text.split(""), (letter) => plain(letter)[0] ?? " ").join("");
  return wordsOf(wanted).flatMap((word) => {
    const places: [number, number][] = [];
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + word.length))
      places.push([at, word.length]);
    return places;
  });
}

/** Lines and paragraphs of a chapter that hold every word looked for, as Markdown; null if there are none. */
export function found({ title, text }: Chapter, wanted: string): string | null {
  const words = wordsOf(wanted);
  const holds = (piece: string) => {
    const said = plain(`${title} ${piece.replaceAll("*", "")}`);
    return (
      words.every((word) => said.includes(word)) &&
      words.some((word) => plain(piece.replaceAll("*", "")).includes(word))
    );
  };
  const pieces = text.split(/\n\s*\n/).flatMap((block) => (/^(- |\d+\. )/.test(block) ? block.split("\n") : [block]));
  const hits = pieces.filter(holds);
  return hits.length ? hits.join("\n\n") : null;
}
