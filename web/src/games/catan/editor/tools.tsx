// What one draws with: terrains, tokens, harbours, and marks for places and paths.
import { Icon } from "../../../shell/design/icons";
import { say } from "../../../shell/text";
import { Robber } from "../art/pieces";
import { ResourceIcon } from "../art/resources";
import { hexPoints } from "../board/geometry";
import { GROUND } from "../board/island/ground";
import { pips } from "../board/island/token";
import { YIELDS } from "../board/motion/flights";
import type { HarbourKind, Terrain } from "../view";

export type Tool =
  | { kind: "terrain"; of: Terrain | "sea" }
  | { kind: "number"; of: number }
  | { kind: "harbour"; of: HarbourKind | "none" }
  | { kind: "robber" }
  | { kind: "town" }
  | { kind: "point" }
  | { kind: "victory" }
  | { kind: "path" };

const TERRAINS = Object.keys(GROUND) as Terrain[];
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const HARBOURS: (HarbourKind | "none")[] = ["any", "lumber", "brick", "wool", "grain", "ore", "none"];
const MARKS = ["town", "point", "victory", "path"] as const;

const same = (one: Tool, other: Tool): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Props {
  tool: Tool;
  onTool: (tool: Tool) => void;
}

export function Tools({ tool, onTool }: Props) {
  const button = (wanted: Tool, label: string, inside: preact.ComponentChildren) => (
    <button
      type="button"
      class="editor-tool"
      aria-pressed={same(tool, wanted)}
      aria-label={label}
      title={label}
      onClick={() => onTool(wanted)}
    >
      {inside}
    </button>
  );
  return (
    <div class="editor-tools">
      <Group title="editor.terrains">
        {TERRAINS.map((of) => button({ kind: "terrain", of }, say(`term.${of}`), <HexSign of={of} />))}
        {button({ kind: "terrain", of: "sea" }, say("editor.sea"), <HexSign of="sea" />)}
      </Group>
      <Group title="editor.tokens">
        {NUMBERS.map((of) =>
          button(
            { kind: "number", of },
            say("editor.token", { n: of }),
            <span class={of === 6 || of === 8 ? "token-sign red" : "token-sign"}>
              {of}
              <i>{"•".repeat(pips(of))}</i>
            </span>,
          ),
        )}
      </Group>
      <Group title="editor.harbours">
        {HARBOURS.map((of) =>
          button(
            { kind: "harbour", of },
            of === "none"
              ? say("editor.no_harbour")
              : say("editor.harbour", { of: of === "any" ? "3:1" : say(`term.${of}`) }),
            of === "none" ? <Icon name="close" /> : of === "any" ? <b>3:1</b> : <ResourceIcon of={of} size={26} />,
          ),
        )}
      </Group>
      <Group title="editor.marks">
        {button(
          { kind: "robber" },
          say("term.robber"),
          <svg viewBox="-30 -40 60 70" width="26" height="28" aria-hidden="true">
            <Robber />
          </svg>,
        )}
        {MARKS.map((kind) => button({ kind }, say(`editor.${kind}`), <MarkSign of={kind} />))}
      </Group>
      <p class="soft small">{say(`editor.how.${tool.kind}`)}</p>
    </div>
  );
}

const Group = ({ title, children }: { title: string; children: preact.ComponentChildren }) => (
  <section>
    <h3>{say(title)}</h3>
    <div class="editor-shelf">{children}</div>
  </section>
);

const HexSign = ({ of }: { of: Terrain | "sea" }) => {
  const yields = of === "sea" ? undefined : YIELDS[of];
  return (
    <svg viewBox="-100 -100 200 200" width="34" height="34" aria-hidden="true">
      <polygon points={hexPoints(96)} fill={of === "sea" ? "var(--sea)" : GROUND[of][0]} class="tool-hex" />
      {yields && (
        <g transform="translate(-52 -52) scale(4.3)">
          <ResourceIcon of={yields} size={24} />
        </g>
      )}
    </svg>
  );
};

const SIGNS = {
  town: "M6 12h12M12 6v12M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18Z",
  point: "M12 9a3 3 0 1 1 0 6 3 3 0 1 1 0-6Z",
  victory: "M12 3l2.700 5.800 6.300.700-4.700 4.300 1.300 6.200L12 16.900 6.400 20l1.300-6.200L3 9.500l6.300-.700Z",
  path: "M4 20 20 4M4 14v6h6M14 4h6v6",
};

const MarkSign = ({ of }: { of: keyof typeof SIGNS }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
);
