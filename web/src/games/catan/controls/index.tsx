// Along the bottom: the hand, what can be built, the button that says what comes next, and at most one dialogue.
import { useLayoutEffect, useMemo } from "preact/hooks";
import { Icon } from "../../../shell/design/icons";
import { say } from "../../../shell/text";
import { type Asking, choicesOf } from "../choices";
import { askedFirst, PANELS } from "../hooks/controls";
import { aim, forget, mode, panel, picked } from "../intent";
import type { Scene } from "../view";
import { BuildBar } from "./build-bar";
import "./controls.css";
import { Doors } from "./doors";
import { Hand } from "./hand";
import { Offers } from "./offers";
import { Discard, Invention, Monopoly, Victims } from "./panels";
import { Primary } from "./primary";
import { TradePanel } from "./trade";

export function Controls({ scene }: { scene: Scene }) {
  const choices = useMemo(() => choicesOf(scene.legal, scene.templates), [scene.legal, scene.templates]);
  const table = scene.view;
  useLayoutEffect(forget, [table.turn, table.phase, scene.seat]);
  if (scene.seat === null || !scene.own) return null;
  const canTrade = choices.offer !== null || choices.deeds.trade !== undefined;
  const openTrade = () => {
    picked.value = null;
    panel.value = panel.value === "trade" ? null : "trade";
  };
  return (
    <div class="catan-controls" data-phase={table.phase} data-busy={scene.busy || undefined}>
      <Dialogue scene={scene} choices={choices} />
      <div class="bottom">
        <Hand scene={scene} own={scene.own!} choices={choices} />
        <div class="doing">
          <BuildBar scene={scene} choices={choices} />
          <Doors scene={scene} choices={choices} />
          <div class="doing-last">
            <button
              type="button"
              class={panel.value === "trade" ? "button trade-button chosen" : "button trade-button"}
              disabled={!canTrade || !scene.act}
              aria-pressed={panel.value === "trade"}
              onClick={openTrade}
              data-trade="open"
            >
              <Icon name="swap" /> <span class="trade-word">{say("trade")}</span>
            </button>
            <Primary scene={scene} choices={choices} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Dialogue({ scene, choices }: Asking) {
  if (!scene.act) return null;
  if (choices.discard) return <Discard scene={scene} choices={choices} key={choices.discard.total} />;
  const asked = askedFirst({ scene, choices });
  if (asked) return asked;
  if (choices.deeds.rob) return <Victims scene={scene} choices={choices} />;
  if (panel.value === "invention" && choices.deeds.invention) return <Invention scene={scene} choices={choices} />;
  if (panel.value === "monopoly" && choices.deeds.monopoly) return <Monopoly scene={scene} choices={choices} />;
  if (panel.value === "trade" && (choices.offer || choices.deeds.trade))
    return <TradePanel scene={scene} choices={choices} />;
  const Panel = PANELS[panel.value ?? ""];
  if (Panel) return <Panel scene={scene} choices={choices} />;
  return mode.value || aim.value ? null : <Offers scene={scene} choices={choices} />;
}
