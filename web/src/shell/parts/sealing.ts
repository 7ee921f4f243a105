// Everybody's sealed number takes several rows of a table's log; in its story it is one line.
import type { Row } from "../../contract";

const SEALING = ["table.committed", "table.revealed", "table.starting.reveal"];

const isSealing = (row: Row): boolean => SEALING.includes(row.line?.key ?? "");

/**
 * All that was sealed before the same step of the game is told where the last of it happened, with the names of those
 * who did it.
 */
export function sealedOnce(log: Row[]): Row[] {
  const story: Row[] = [];
  let sealed: Row[] = [];
  const tell = () => {
    const names = [...new Set(sealed.flatMap((row) => row.line?.values?.name ?? []))];
    const last = sealed.at(-1);
    if (last && names.length)
      story.push({ ...last, line: { key: "log.sealed", values: { names: { list: names }, n: names.length } } });
    sealed = [];
  };
  for (const row of log) {
    if (row.kind === "game") tell();
    if (isSealing(row)) sealed.push(row);
    else story.push(row);
  }
  tell();
  return story.sort((one, other) => one.seq - other.seq);
}
