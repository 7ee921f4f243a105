// Everybody at the table, and the bank.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import { say } from "../../../shell/text";
import { ResourceIcon } from "../art/resources";
import { DeckIcon } from "../art/small";
import { RESOURCES, type Scene, type View } from "../view";
import { PlayerBox } from "./player";
import "./players.css";

export function Players({ scene }: { scene: Scene }) {
  const table = scene.view;
  const { order, goal } = scene.board;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Where there are more than the side has room for, whoever's turn it is can be seen.
  useEffect(() => void box.current!.querySelector(".active")?.scrollIntoView({ block: "nearest" }), [table.active]);
  return (
    <div ref={box} class={open ? "players open" : "players"} data-count={order.length}>
      {order.map((seat) => (
        <PlayerBox key={seat} seat={seat} scene={scene} table={table} goal={goal} />
      ))}
      <Bank table={table} />
      <button
        type="button"
        class="players-more"
        aria-expanded={open}
        aria-label={say("players.more")}
        onClick={() => setOpen(!open)}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}

const Bank = ({ table }: { table: View }) => (
  <section class="bank" aria-label={say("term.bank")} data-anchor="bank">
    <h3>{say("term.bank")}</h3>
    <ul>
      {RESOURCES.map((name) => (
        <li title={say(`term.${name}`)}>
          <ResourceIcon of={name} size={20} />
          <span class="unseen">{say(`term.${name}`)}</span>
          {table.bank[name]}
        </li>
      ))}
      <li title={say("term.deck")}>
        <DeckIcon />
        <span class="unseen">{say("term.deck")}</span>
        {table.deck}
      </li>
    </ul>
  </section>
);
