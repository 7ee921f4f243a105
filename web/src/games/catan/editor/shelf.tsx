// Boards of our own making that come along, as they lie beside the rules: a shelf of small islands to take one from.
import { useEffect, useState } from "preact/hooks";
import type { Words } from "../../../contract";
import { language, say } from "../../../shell/text";
import { SmallMap } from "../lobby/preview";
import { type BoardDocument, draftOf } from "./document";
import type { Draft } from "./draft";

interface OwnBoard {
  title: Words;
  players: number;
  board: BoardDocument;
}

const files = import.meta.glob<OwnBoard>("../../../../../src/sobremesa/games/catan/board/data/shelf/*.json", {
  import: "default",
});

const ownBoards = (): Promise<OwnBoard[]> =>
  Promise.all(
    Object.entries(files)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([, read]) => read()),
  );

export function Shelf({ onTake }: { onTake: (draft: Draft) => void }) {
  const [boards, setBoards] = useState<OwnBoard[]>([]);
  useEffect(() => void ownBoards().then(setBoards), []);
  const take = ({ title, players, board }: OwnBoard) => {
    const draft = draftOf({ ...board, name: title[language.value] }, players);
    if (draft) onTake(draft);
  };
  return (
    <section>
      <h3>{say("editor.shelf")}</h3>
      <ul class="editor-boards">
        {boards.map((one) => (
          <li key={one.title.en}>
            <button type="button" class="editor-board" onClick={() => take(one)}>
              <SmallMap fields={one.board.hexes} />
              <span>{one.title[language.value]}</span>
              <span class="soft small">{say("editor.for", { n: one.players })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
