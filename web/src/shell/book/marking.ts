// Marks what was looked for on the page, without a change to what stands there.
import { placesIn } from "./chapters";

const NAME = "looked-for";

function* textsIn(where: Node): Generator<Text> {
  const walk = document.createTreeWalker(where, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) yield walk.currentNode as Text;
}

/** A browser that cannot mark shows the same, unmarked. */
export function mark(where: Node, wanted: string): void {
  if (!("highlights" in CSS)) return;
  const found = [...textsIn(where)].flatMap((text) =>
    placesIn(text.data, wanted).map(
      ([at, length]) =>
        new StaticRange({ startContainer: text, startOffset: at, endContainer: text, endOffset: at + length }),
    ),
  );
  CSS.highlights.set(NAME, new Highlight(...found));
}
