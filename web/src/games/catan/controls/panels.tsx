// Small dialogues above the hand: discard, whom to rob, invention, monopoly.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { type Choices, inventionOf, some, total } from "../choices";
import { BesideDiscard, sparingEarns } from "../hooks/controls";
import { forget, play } from "../intent";
import type { Scene } from "../view";
import { type Goods, RESOURCES, type Resource } from "../view";
import { Chooser, Pile } from "./cards";
import { Do } from "./dialogue";

export function Discard({ scene, choices }: { scene: Scene; choices: Choices }) {
  const [counts, setCounts] = useState<Goods>({});
  const { cards, total: owed } = choices.discard!;
  const chosen = total(counts);
  return (
    <section class="dialogue" aria-label={say("discard.title", { n: owed })}>
      <h3>{say("discard.title", { n: owed })}</h3>
      <Chooser
        counts={counts}
        most={cards}
        onChange={setCounts}
        label={say("discard.choose")}
        closed={chosen >= owed}
      />
      <button
        type="button"
        class="button primary"
        disabled={chosen !== owed}
        data-primary="discard"
        onClick={() => play(scene, { kind: "discard", cards: some(RESOURCES, counts) })}
      >
        {chosen === owed ? say("discard.do", { n: owed }) : say("discard.more", { n: owed - chosen })}
      </button>
      <BesideDiscard scene={scene} choices={choices} />
    </section>
  );
}

export function Victims({ scene, choices }: { scene: Scene; choices: Choices }) {
  const table = scene.view;
  return (
    <section class="dialogue" aria-label={say("rob.title")}>
      <h3>{say("rob.title")}</h3>
      <div class="row wrap">
        {choices.deeds.rob?.map(({ player: seat }) => (
          <button
            type="button"
            class="button"
            data-victim={seat}
            onClick={() => play(scene, { kind: "rob", player: seat })}
          >
            <ColourDot colour={scene.colour(seat)} /> {scene.name(seat)} ·{" "}
            {say("count.cards", { n: table.players[seat]!.cards_in_hand })}
          </button>
        ))}
        {choices.deeds.spare && <Spare scene={scene} />}
      </div>
    </section>
  );
}

/** Robbing nobody, where the table or the desert allows it. */
const Spare = ({ scene }: { scene: Scene }) => (
  <Do scene={scene} action={{ kind: "spare" }} quiet>
    {sparingEarns(scene.view) ?? say("rob.nobody")}
  </Do>
);

/** A dialogue opened from a card: the keyboard goes on inside it, and Escape goes back to the card. */
function useOpened(card: string) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => section.current?.querySelector<HTMLElement>("button:enabled")?.focus({ preventScroll: true }),
    [],
  );
  const leave = (key: KeyboardEvent) => {
    if (key.key === "Escape") document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  };
  return { section, leave };
}

export function Invention({ scene, choices }: { scene: Scene; choices: Choices }) {
  const [wanted, setWanted] = useState<Goods>({});
  const { section, leave } = useOpened("invention");
  const bank = scene.view.bank;
  const names = RESOURCES.flatMap((name) => Array<string>(wanted[name] ?? 0).fill(name));
  const inventions = choices.deeds.invention ?? [];
  const alone = inventions.every(({ second }) => second === "nothing");
  const action = inventionOf(inventions, names);
  return (
    <section class="dialogue" aria-label={say("term.invention")} ref={section} onKeyDown={leave}>
      <h3>{say("invention.title")}</h3>
      <Chooser
        counts={wanted}
        most={bank}
        stock={bank}
        onChange={setWanted}
        label={say("invention.title")}
        closed={names.length >= (alone ? 1 : 2)}
      />
      <div class="row">
        <button type="button" class="button" onClick={forget}>
          {say("cancel")}
        </button>
        <button
          type="button"
          class="button primary grow"
          disabled={!action}
          data-primary="invention"
          onClick={() => action && play(scene, action)}
        >
          {say("confirm.invention")}
        </button>
      </div>
    </section>
  );
}

export function Monopoly({ scene, choices }: { scene: Scene; choices: Choices }) {
  const [wanted, setWanted] = useState<Resource | null>(null);
  const { section, leave } = useOpened("monopoly");
  return (
    <section class="dialogue" aria-label={say("term.monopoly")} ref={section} onKeyDown={leave}>
      <h3>{say("monopoly.title")}</h3>
      <div class="chooser" role="group" aria-label={say("monopoly.title")}>
        {choices.deeds.monopoly?.map(({ resource: name }) => (
          <Pile of={name} count={1} pressed={wanted === name} onTap={() => setWanted(name)} uncounted />
        ))}
      </div>
      <div class="row">
        <button type="button" class="button" onClick={forget}>
          {say("cancel")}
        </button>
        <button
          type="button"
          class="button primary grow"
          disabled={!wanted}
          data-primary="monopoly"
          onClick={() => wanted && play(scene, { kind: "monopoly", resource: wanted })}
        >
          {say("confirm.monopoly")}
        </button>
      </div>
    </section>
  );
}
