// A picture of a finished match to share: the melds of the last deal on the cloth, and the points deal by deal.
import { pictureOfDrawing } from "../../shell/celebration/drawing";
import { inkOf } from "../../shell/celebration/inks";
import { HEIGHT, type Pen, paintGround, postcardOf, TABLE } from "../../shell/celebration/postcard";
import { ColourMark } from "../../shell/parts/colour";
import { say } from "../../shell/text";
import { Face } from "./art/card";
import { deck } from "./deck";
import { dealsOf } from "./end";
import { corner } from "./names";
import type { Laid, Meld, WholeEnd } from "./view";

const CARD = { width: 60, height: 90 };
/** Of the next card in a meld one sees the index. */
const STEP = 22;
const GAP = 16;
const MARGIN = 40;
const [LARGEST, SMALLEST] = [2.4, 0.7];

export const pictureOf = (end: WholeEnd): Promise<Blob> =>
  postcardOf(end, (pen) => paintMelds(pen, end), {
    points: sumsOf(end),
    goal: end.board.limit,
    told: `${say("sheet")} · ${say("sheet.deals", { n: end.final.deal })}`,
  });

/** Every seat's points after each deal. */
function sumsOf({ replay, final }: WholeEnd): number[][] {
  const sums = [final.players.map(() => 0)];
  for (const { points } of dealsOf(replay)) sums.push(sums.at(-1)!.map((sum, seat) => sum + points[seat]!));
  return sums;
}

async function paintMelds(pen: Pen, { final, replay, colour }: WholeEnd): Promise<void> {
  paintGround(pen, inkOf("--felt-ground-2"), inkOf("--felt-ground"));
  const melds =
    [final, ...replay.frames.map(({ view }) => view).reverse()].find((one) => one.melds.length)?.melds ?? [];
  const { rows, scale } = inRows(melds);
  const high = rows.length * (CARD.height + GAP) - GAP;
  const drawing = (
    <svg viewBox={`0 0 ${TABLE} ${HEIGHT}`} class="cards-drawn">
      <g transform={`translate(${TABLE / 2} ${HEIGHT / 2}) scale(${scale})`}>
        {rows.map((row, n) => (
          <Row melds={row} y={n * (CARD.height + GAP) - high / 2} colour={colour} key={n} />
        ))}
      </g>
    </svg>
  );
  pen.drawImage(await pictureOfDrawing(drawing, { game: "remigio", width: TABLE, height: HEIGHT }), 0, 0);
}

const widthOf = ({ cards }: Meld): number => CARD.width + (cards.length - 1) * STEP;
const widthOfRow = (melds: Meld[]): number => melds.reduce((sum, meld) => sum + widthOf(meld) + GAP, -GAP);

/** As large as there is room for all of them. */
function inRows(melds: Meld[]): { rows: Meld[][]; scale: number } {
  for (let scale = LARGEST; ; scale -= 0.05) {
    const rows: Meld[][] = [];
    for (const meld of melds) {
      const last = rows.at(-1);
      if (last && widthOfRow([...last, meld]) * scale <= TABLE - 2 * MARGIN) last.push(meld);
      else rows.push([meld]);
    }
    const high = (rows.length * (CARD.height + GAP) - GAP) * scale;
    if (high <= HEIGHT - 2 * MARGIN || scale < SMALLEST) return { rows, scale };
  }
}

function Row({ melds, y, colour }: { melds: Meld[]; y: number; colour: (seat: number) => string }) {
  let x = -widthOfRow(melds) / 2;
  return (
    <>
      {melds.map((meld) => {
        const at = `translate(${x} ${y})`;
        x += widthOf(meld) + GAP;
        return (
          <g transform={at} key={meld.number}>
            {meld.cards.map((laid, n) => (
              <g transform={`translate(${n * STEP} 0)`} key={n}>
                <Drawn {...laid} />
              </g>
            ))}
            <g transform={`translate(${widthOf(meld) - 4} 4) scale(0.8)`} class={`colour-dot of-${colour(meld.owner)}`}>
              <circle r="10.500" class="top" />
              <ColourMark colour={colour(meld.owner)} />
            </g>
          </g>
        );
      })}
    </>
  );
}

const Drawn = ({ card, as }: Laid) => (
  <Face card={card} as={as} deck={deck.value} label={corner(card === "joker" && as ? as : card)} />
);
