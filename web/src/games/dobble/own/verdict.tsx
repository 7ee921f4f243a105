// The referee's word on the last claim, for a moment: right, wrong, or late and by how much.
import { useEffect, useRef, useState } from "preact/hooks";
import { say, told } from "../../../shell/text";
import { symbolName } from "../cards/symbols";
import type { Scene } from "../view";

interface Word {
  kind: "right" | "wrong" | "late" | "refused";
  text: string;
}

/** Good news is short: it lies over the table. */
const SHOWN_FOR = { right: 900, wrong: 1800, late: 2200, refused: 1800 };

function ofClaim(scene: Scene): Word | null {
  const last = scene.view.last_claim;
  if (!last || last.seat !== scene.seat) return null;
  return { kind: last.verdict, text: say(`verdict.${last.verdict}`, { symbol: symbolName(last.symbol) }) };
}

const ofRefusal = ({ refusal }: Scene): Word | null =>
  refusal && { kind: refusal.late === undefined ? "refused" : "late", text: told(refusal.words) };

export function Verdict({ scene }: { scene: Scene }) {
  const [word, setWord] = useState<Word | null>(null);
  const last = scene.view.last_claim;
  const claimed = last && last.seat === scene.seat ? `${last.at}.${last.place}` : null;
  const before = useRef(claimed);
  useEffect(() => {
    if (claimed !== before.current) setWord(ofClaim(scene));
    before.current = claimed;
  }, [claimed]);
  useEffect(() => {
    if (scene.refusal) setWord(ofRefusal(scene));
  }, [scene.refusal]);
  useEffect(() => {
    if (!word) return;
    const timer = setTimeout(() => setWord(null), SHOWN_FOR[word.kind]);
    return () => clearTimeout(timer);
  }, [word]);
  return (
    <div class="verdict-place" aria-live="assertive">
      {word && (
        <p class={`verdict ${word.kind}`} data-verdict={word.kind}>
          {word.text}
        </p>
      )}
    </div>
  );
}
