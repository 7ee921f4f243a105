// What can be done with the chosen cards, in words, the next step first; and the answers that need none.
import { useState } from "preact/hooks";
import { keyOf } from "../../../shell/actions";
import { say } from "../../../shell/text";
import type { Choices } from "../choices";
import { cardOf } from "../hand/order";
import { readings } from "../hand/reading";
import { aside, chosen, play, playAll, readingOf, setAside } from "../intent";
import { cardName, meldName } from "../names";
import type { Action, NewMeld, Own, Scene } from "../view";

interface Props {
  scene: Scene;
  own: Own;
  choices: Choices;
}

const kindOf = (meld: NewMeld): "run" | "set" => (meld.action.kind === "run" ? "run" : "set");

export function Deeds({ scene, own, choices }: Props) {
  const { phase } = scene.view;
  const cards = chosen.value.map(cardOf);
  const only = cards.length === 1 ? cards[0]! : null;
  const playing = phase === "play" && scene.awaited.includes(scene.seat!);
  return (
    <div class="deeds">
      <Calls scene={scene} choices={choices} />
      {choices.answers.map((answer, n) => (
        <Do scene={scene} action={{ kind: answer }} quiet={n > 0 || answer === "forfeit"} key={answer}>
          {say(`do.${answer}`)}
        </Do>
      ))}
      {choices.take && (
        <Do scene={scene} action={{ kind: "take" }} quiet>
          {say("do.take")}
        </Do>
      )}
      {choices.draw && (
        <Do scene={scene} action={{ kind: "draw" }}>
          {say("do.draw")}
        </Do>
      )}
      <Laying scene={scene} own={own} playing={playing} />
      {playing && only && !choices.closes.includes(only) && (
        <Do scene={scene} action={{ kind: "discard", card: only }} quiet={!choices.discards.includes(only)}>
          {say("do.discard", { card: cardName(only) })}
        </Do>
      )}
      {choices.closes.map((card) => (
        <Do scene={scene} action={{ kind: "close", card }} key={card}>
          {say("do.close", { card: cardName(card) })}
        </Do>
      ))}
    </div>
  );
}

/** Laying what was put together: at once when open, all together for an opening. */
function Laying({ scene, own, playing }: { scene: Scene; own: Own; playing: boolean }) {
  const board = scene.board;
  const found = readings(board, chosen.value.map(cardOf));
  const ready = aside.value.flatMap((one) => readingOf(board, one) ?? []);
  const ids = [...aside.value.flatMap((one) => one.ids), ...chosen.value];
  const opening = own.opening && board.table === "assisted";
  const laid = own.opening?.laid ?? 0;
  const total = laid + ready.reduce((sum, meld) => sum + meld.value, 0) + (found[0]?.value ?? 0);
  const enough = !opening || total >= board.opening;
  return (
    <>
      {found.length > 0 && !(playing && enough) && (
        <button
          type="button"
          class="button primary"
          data-set-aside
          disabled={scene.busy}
          onClick={() => setAside(chosen.value)}
        >
          {say("do.aside", { value: found[0]!.value })}
        </button>
      )}
      {playing &&
        enough &&
        found.length > 0 &&
        ready.length === 0 &&
        found.map((meld) => (
          <Do scene={scene} action={meld.action} key={keyOf(meld.action)}>
            {own.opening
              ? say("do.open", { n: laid + meld.value })
              : say("do.meld", { meld: meldName(kindOf(meld), meld.cards), value: meld.value })}
          </Do>
        ))}
      {playing && enough && ready.length > 0 && (
        <button
          type="button"
          class="button primary"
          data-lay-all
          disabled={scene.busy}
          onClick={() =>
            playAll(
              scene,
              [...ready, ...found.slice(0, 1)].map((meld) => meld.action),
              ids,
            )
          }
        >
          {own.opening ? say("do.open", { n: total }) : say("do.lay.all", { n: total - laid })}
        </button>
      )}
    </>
  );
}

/** Calls for a count: one a deal, so a second tap says whose. */
function Calls({ scene, choices }: Pick<Props, "scene" | "choices">) {
  const [asked, ask] = useState(false);
  if (!choices.calls.length) return null;
  const after = scene.view.phase === "calls";
  if (!asked && !after)
    return (
      <button type="button" class="button" data-call aria-expanded={false} onClick={() => ask(true)}>
        {say("do.call.any")}
      </button>
    );
  return (
    <>
      {choices.calls.map((seat) => (
        <Do scene={scene} action={{ kind: "call", player: seat }} quiet key={seat}>
          {say("do.call", { name: scene.name(seat) })}
        </Do>
      ))}
      {!after && (
        <button type="button" class="button quiet" onClick={() => ask(false)}>
          {say("do.call.not")}
        </button>
      )}
    </>
  );
}

export function Do({
  scene,
  action,
  quiet = false,
  children,
}: {
  scene: Scene;
  action: Action;
  quiet?: boolean;
  children: preact.ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={quiet ? "button" : "button primary"}
      data-action={keyOf(action)}
      disabled={scene.busy || !scene.act}
      onClick={() => play(scene, action)}
    >
      {children}
    </button>
  );
}
