// One line between hand and buttons that answers the player: why not, how many points lack, what to do now.
import { Icon } from "../../../shell/design/icons";
import { say, sayText, told } from "../../../shell/text";
import { choicesOf } from "../choices";
import { cardOf } from "../hand/order";
import { misfit, readings } from "../hand/reading";
import { aside, chosen, pointsOf, read } from "../intent";
import type { Own, Scene } from "../view";
import { remark } from "./drop";

interface Said {
  text: string;
  bad?: boolean;
}

function saidOf(scene: Scene, own: Own): Said {
  const board = scene.board;
  const { phase, active } = scene.view;
  const cards = chosen.value.map(cardOf);
  if (scene.refusal && scene.refusal !== read.value) return { text: told(scene.refusal.words), bad: true };
  if (remark.value) return { text: say(remark.value.key, remark.value.values), bad: true };
  const found = readings(board, cards);
  if (cards.length > 1 && !found.length) return { text: sayText(misfit(board, cards)) };
  const { laid, more } = pointsOf(board, own, own.opening?.laid ?? 0);
  const lacking = board.opening - laid - more;
  if (own.opening && more && lacking > 0)
    return { text: say("opening.lacks", { n: laid + more, needed: board.opening, more: lacking }) };
  if (own.opening && more) return { text: say("opening.enough", { n: laid + more, needed: board.opening }) };
  if (phase === "over") return { text: say("phase.over") };
  if (!scene.awaited.includes(scene.seat!))
    return { text: say(aside.value.length ? "waiting.prepared" : "waiting.turn", { name: scene.name(active) }) };
  if (phase !== "play") return { text: "" };
  if (!cards.length) return { text: say("choose.card") };
  const fits = choicesOf(scene.legal).additions.some(({ card }) => card === cards[0]);
  return {
    text: cards.length > 1 ? "" : say(fits ? "choose.one.fits" : own.opening ? "choose.one.unopened" : "choose.one"),
  };
}

export function Says({ scene, own }: { scene: Scene; own: Own }) {
  const { text, bad } = saidOf(scene, own);
  const close = () => {
    remark.value = null;
    read.value = scene.refusal;
  };
  return (
    <div class={bad ? "says bad" : "says"} role="status">
      <p>{text}</p>
      {bad && (
        <button type="button" class="button quiet square" aria-label={say("fine")} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
