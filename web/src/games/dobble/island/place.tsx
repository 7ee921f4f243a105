// One card on the table that can be tapped.
import { say } from "../../../shell/text";
import { Card, symbolAt } from "../cards/card";
import { symbolName } from "../cards/symbols";
import { aimed, direct, keys, sent, tapTarget } from "../intent";
import type { Target } from "../targets";
import type { Own, Scene } from "../view";

interface Props {
  scene: Scene;
  target: Target;
  letter: string;
}

/** The symbol that somebody or something points to here. */
function pointedTo(own: Own | null, place: string): { symbol: number | null; ring: string } {
  if (sent.value?.place === place) return { symbol: sent.value.symbol, ring: "sent" };
  if (own?.ping?.place === place) return { symbol: own.ping.symbol, ring: "pinged" };
  if (own?.sent?.place === place) return { symbol: own.sent.symbol, ring: "sent" };
  if (own?.hint?.place === place) return { symbol: own.hint.symbol, ring: "hinted" };
  return { symbol: null, ring: "" };
}

const described = ({ colour, symbols, place }: Target): string =>
  say("place.told", { place, colour: say(`owner.${colour}`), symbols: symbols.map(symbolName).join(", ") });

export function Place({ scene, target, letter }: Props) {
  const { place, x, y, open, height, out } = target;
  const { symbol, ring } = pointedTo(scene.own, place);
  const can = scene.act !== null && !out;
  const press = (down: PointerEvent) => {
    if (!can || down.button !== 0) return;
    keys.value = false;
    const picture = (down.currentTarget as Element).querySelector("svg")!;
    tapTarget(scene, place, direct.value ? symbolAt(target, picture, down) : null);
  };
  const classes = [
    "dobble-spot",
    open ? "" : "shut",
    aimed.value === place ? "aimed" : "",
    ring && `has-${ring}`,
    out ? "beaten" : "",
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      style={`--x:${x};--y:${y}`}
      data-place={place}
      data-card={target.card}
      aria-label={described(target)}
      aria-pressed={aimed.value === place}
      disabled={!can}
      onPointerDown={press}
      onClick={(click) => click.detail === 0 && can && tapTarget(scene, place, null)}
    >
      {height > 1 && <span class="pile-edge" />}
      <span class="upturned" key={target.card}>
        <Card {...target} ringed={symbol} ring={ring} digits={keys.value && place === "pair" && letter === "A"} />
      </span>
      {keys.value && place !== "pair" && <kbd>{letter}</kbd>}
    </button>
  );
}
