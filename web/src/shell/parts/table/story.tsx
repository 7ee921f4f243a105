// The log's rows as words.
import type { GameEvent, Row } from "../../../contract";
import { keyOf } from "../../actions";
import { saidIn } from "../../manners/talk";
import { has, type Names, sayText } from "../../text";
import { ColourDot } from "../colour";

export function eventLine(event: GameEvent, names: Names): string {
  if (has(event.line.key)) return sayText(event.line, names);
  const said = keyOf(event.action);
  return event.actor < 0 ? said : `${names(event.actor)}: ${said}`;
}

interface Props {
  log: Row[];
  names: Names;
  colour: (seat: number) => string;
}

export const Story = ({ log, names, colour }: Props) => (
  <ol class="story">
    {log.flatMap((row) =>
      row.events
        ? row.events.map((event, n) => (
            <Line key={`${row.seq}.${n}`} seat={event.actor} colour={colour} text={eventLine(event, names)} />
          ))
        : [<Other row={row} names={names} colour={colour} key={row.seq} />],
    )}
  </ol>
);

const Line = ({
  seat,
  colour,
  text,
  kind,
}: {
  seat: number;
  colour: (seat: number) => string;
  text: string;
  kind?: string;
}) => (
  <li class={kind}>
    {seat >= 0 ? <ColourDot colour={colour(seat)} size={14} /> : <span class="no-dot" />}
    <span>{text}</span>
  </li>
);

function Other({ row, names, colour }: { row: Row; names: Names; colour: (seat: number) => string }) {
  if (row.kind === "chat")
    return <Line kind="said" seat={row.seat ?? -1} colour={colour} text={`${row.name}: ${saidIn(row)}`} />;
  return row.line ? <Line kind="aside" seat={-1} colour={colour} text={sayText(row.line, names)} /> : null;
}
