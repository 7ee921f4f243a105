// What is wrong with a board, said at the place it is wrong, and what would make it fairer.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import type { Fault } from "../../../shell/scene";
import { say } from "../../../shell/text";
import { ResourceIcon } from "../art/resources";
import { RESOURCES } from "../view";
import type { Draft } from "./draft";
import { type Hint, pipsOf } from "./fairness";
import { spotOf } from "./sheet";

/** The words on the sheet itself, beside what they are about; below where they are about the whole. */
export function FaultThere({ at, words }: { at: string | undefined; words: string }) {
  const bubble = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = bubble.current!;
    const sheet = own.parentElement!.querySelector<SVGSVGElement>(".editor-sheet");
    const place = () => {
      const box = own.parentElement!.getBoundingClientRect();
      const matrix = at && sheet?.getScreenCTM();
      if (!matrix) return own.removeAttribute("style");
      const { x, y } = new DOMPoint(...spotOf(at)).matrixTransform(matrix);
      const half = own.offsetWidth / 2;
      const aside = Math.max(half + 8, Math.min(box.width - half - 8, x - box.left));
      Object.assign(own.style, { left: `${aside}px`, top: `${y - box.top + 64 * matrix.a}px`, bottom: "auto" });
    };
    const watch = new ResizeObserver(place);
    watch.observe(own.parentElement!);
    place();
    return () => watch.disconnect();
  }, [at, words]);
  return (
    <p class="editor-there" ref={bubble} aria-hidden="true">
      {words}
    </p>
  );
}

interface VerdictProps {
  fault: Fault | null;
  draft: Draft;
  hints: Hint[];
}

export function Verdict({ fault, draft, hints }: VerdictProps) {
  const sums = pipsOf(draft);
  const most = Math.max(1, ...Object.values(sums));
  return (
    <section class="panel editor-verdict" aria-live="polite">
      {fault ? (
        <p class="note bad" data-fault={fault.place}>
          {faultWords(fault, draft)}
        </p>
      ) : (
        <p class="editor-good" data-good>
          <Icon name="check" /> {say("editor.good", { n: draft.players })}
        </p>
      )}
      {hints.map(({ key, values }) => (
        <p class="small" data-hint={key}>
          {say(
            `editor.hint.${key}`,
            Object.fromEntries(
              Object.entries(values).map(([name, value]) => [
                name,
                typeof value === "string" ? { term: value } : value,
              ]),
            ),
          )}
        </p>
      ))}
      <ul class="editor-balance" aria-label={say("editor.balance")}>
        {RESOURCES.map((resource) => (
          <li>
            <ResourceIcon of={resource} size={22} />
            <span class="editor-bar-of" style={{ "--share": sums[resource] / most }} />
            {sums[resource]}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In our words where it is plain what is missing; else as the rules say it, with the place. */
export function faultWords({ place, why }: Fault, { tiles, robber }: Draft): string {
  if (!Object.keys(tiles).length) return say("editor.empty");
  if (/hexes\[\d+\]\.number$/.test(place)) return say("editor.unnumbered");
  if (!robber) return say("editor.no_robber");
  return `${place.replace(/^(options\.own_map|start\.board)\.?/, "")}: ${why}`;
}
