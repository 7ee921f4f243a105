// The board being drawn as it will stand there: fetched when it is wanted, turned by hand.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../../shell/text";
import { mapOf } from "../board/geometry";
import { hourNow } from "../board/look/look";
import { boardOf } from "./document";
import type { Draft } from "./draft";
import { NOTHING } from "./sheet";

export function SolidSheet({ draft }: { draft: Draft }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, fail] = useState(false);
  useEffect(() => {
    let gone = false;
    let leave = () => {};
    const board = boardOf(draft);
    if (!board.intersections.length) return;
    import("../island3d/preview")
      .then(({ preview }) => {
        if (gone || !canvas.current || !box.current) return;
        leave = preview(box.current, canvas.current, mapOf(board), { ...NOTHING, robber: board.robber }, hourNow());
      })
      .catch(() => fail(true));
    return () => {
      gone = true;
      leave();
    };
  }, [draft]);
  return (
    <div class="solid editor-solid" ref={box} role="img" aria-label={say("look.label")}>
      {failed ? (
        <p class="line-note">{say("look.unable")}</p>
      ) : (
        <canvas key={JSON.stringify(draft)} ref={canvas} aria-hidden="true" />
      )}
    </div>
  );
}
