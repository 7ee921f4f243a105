// The island in three dimensions as a part of the page: the canvas, and over it the same places with the same words as
// on the plan. This module and all below it are fetched when somebody wants to look at the island this way.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { isSame } from "../../../shell/actions";
import { say } from "../../../shell/text";
import type { Map } from "../board/geometry";
import { hourNow } from "../board/look/look";
import { glowing } from "../board/motion/flights";
import { marked } from "../board/places/marks";
import { nameOf, useTargets } from "../board/places/targets";
import type { Target } from "../choices";
import { picked } from "../intent";
import type { Scene, View } from "../view";
import { listen } from "./gestures";
import "./island3d.css";
import { choiceOf, islandOf, letteringOf, piecesOf } from "./model";
import { resourcePictures } from "./pictures";
import { Stage } from "./world/stage";

interface Props {
  map: Map;
  scene: Scene;
  table: View;
  targets: Target[];
  /** The dice were thrown in this step. */
  rolled: boolean;
  onRoll: (() => void) | null;
  /** The island is being laid out. */
  laying: boolean;
  onLaid: () => void;
  /** Gives the way back to the whole island, while one looks at a part of it. */
  onAway: (whole: (() => void) | null) => void;
  onLost: () => void;
}

/** Pixels for the line that says what comes next. */
const ABOVE = 56;
/** Or this share of a large picture. */
const SHARE_ABOVE = 0.105;
/** On a big screen the story is told below. */
const SHARE_BELOW = 0.085;
const SMALL = 600;

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export function SolidIsland(props: Props) {
  const { map, onAway, onLost, onLaid } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const drawn = useRef<() => void>(() => {});
  useEffect(() => {
    const isFar = box.current!.closest(".screen-page") !== null;
    const isSmall = box.current!.clientWidth < SMALL;
    let isAway = false;
    const made: Stage = new Stage(canvas.current!, islandOf(map), {
      pictures: resourcePictures(),
      moving: !STILL.matches,
      corner: map.freeCorner,
      lettering: letteringOf(map, isFar || isSmall),
      sketched: true,
      onDrawn: () => {
        drawn.current();
        if (isAway === made.eye.isAway) return;
        isAway = made.eye.isAway;
        onAway(isAway ? () => made.goHome() : null);
      },
      onLost,
      onLaid,
    });
    const fit = () => {
      if (!box.current) return;
      const { clientWidth, clientHeight } = box.current;
      const above = clientHeight > 860 ? clientHeight * SHARE_ABOVE : ABOVE;
      const below = isFar ? clientHeight * SHARE_BELOW : 0;
      made.resize(clientWidth, clientHeight, devicePixelRatio, above, below);
    };
    const watch = new ResizeObserver(fit);
    const deaf = listen(box.current!, made.eye);
    watch.observe(box.current!);
    setStage(made);
    return () => {
      watch.disconnect();
      deaf();
      made.dispose();
      onAway(null);
    };
  }, [map]);
  return (
    <div class="solid" ref={box} tabIndex={0} role="group" aria-label={say("look.label")}>
      <canvas key={map.board.name} ref={canvas} aria-hidden="true" />
      {stage && <OnStage {...props} stage={stage} drawn={drawn} />}
    </div>
  );
}

function OnStage({ stage, drawn, ...props }: Props & { stage: Stage; drawn: { current: () => void } }) {
  const { map, scene, table, rolled, onRoll } = props;
  useMoments(stage, props);
  const overlay = useRef<HTMLDivElement>(null);
  const choices = useMemo(() => props.targets.map((target) => choiceOf(map, target)), [map, props.targets]);
  const spots = useMemo(() => islandOf(map).hexes, [map]);
  const { quiet, holder, buttonAt } = useTargets(props, () => choices.map((choice) => stage.project(choice)));
  const numbered = scene.act ? [] : marked();
  const [touched, touch] = useState<string | null>(null);
  const chosen = props.targets.findIndex((target) =>
    picked.value ? isSame(picked.value, target.action) : nameOf(target) === touched,
  );
  useEffect(
    () => stage.choices(scene.act ? choices : [], quiet, choices[chosen] ?? null, scene.colour(scene.seat ?? 0)),
    [stage, choices, quiet, chosen, scene.act === null],
  );
  useEffect(() => (props.laying ? stage.layOut() : stage.endLayOut()), [stage, props.laying]);
  drawn.current = () => {
    overlay.current?.querySelectorAll<HTMLElement>(".target").forEach((button, n) => {
      lay(button, stage, choices[n]);
    });
    overlay.current?.querySelectorAll<HTMLElement>(".anchor").forEach((anchor, n) => {
      const { x, y } = stage.project(spots[n]!);
      anchor.style.transform = `translate(${x}px, ${y}px)`;
    });
    overlay.current?.querySelectorAll<HTMLElement>(".coach-number").forEach((number, n) => {
      const { x, y } = stage.project(choiceOf(map, numbered[n]!.target));
      number.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    });
    if (stage.figures.frames) Object.assign(stage.canvas.dataset, stage.figures);
  };
  useLayoutEffect(() => drawn.current());
  const { dice } = table;
  const place = stage.diceBox;
  const at = { left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` };
  const told = dice ? say("dice.show", { one: dice[0], other: dice[1], sum: dice[0] + dice[1] }) : say("dice.waiting");
  return (
    <>
      <div class="projected" ref={overlay}>
        {spots.map((hex) => (
          <span key={hex.name} class="anchor" data-anchor={`hex-${hex.name}`} />
        ))}
        {numbered.map(({ place }) => (
          <span key={place} class="coach-number" aria-hidden="true">
            {place + 1}
          </span>
        ))}
        {scene.act && (
          <div
            ref={holder}
            class={quiet ? "targets quiet" : "targets"}
            data-targets
            onPointerOver={(over) =>
              over.pointerType === "mouse" && touch((over.target as HTMLElement).dataset.action ?? null)
            }
            onPointerLeave={() => touch(null)}
            onFocusIn={(focus) => touch((focus.target as HTMLElement).dataset.action ?? null)}
            onFocusOut={() => touch(null)}
          >
            {props.targets.map((target, n) => (
              <div key={nameOf(target)} {...buttonAt(target, n)} />
            ))}
          </div>
        )}
      </div>
      {onRoll ? (
        <button type="button" class="solid-dice" style={at} aria-label={say("do.roll")} onClick={onRoll} />
      ) : (
        <div class="solid-dice" style={at} role="img" aria-label={told} data-rolled={rolled} />
      )}
    </>
  );
}

/** How wide a place is to a finger, in sides of a hex, and at least in pixels. */
const WIDE = { settlement: 0.62, city: 0.66, road: 0.44, robber: 1.1 } as const;
const LEAST = 26;

function lay(button: HTMLElement, stage: Stage, choice: ReturnType<typeof choiceOf> | undefined): void {
  if (!choice) return;
  const { x, y, unit, depth } = stage.project(choice);
  const size = Math.max(LEAST, WIDE[choice.kind] * unit);
  Object.assign(button.style, {
    width: `${size}px`,
    height: `${size}px`,
    transform: `translate(${x - size / 2}px, ${y - size / 2}px)`,
    position: "absolute",
    zIndex: String(1000 - Math.round(depth * 10)),
  });
}

/** Lets the stage show what the table is now, and how it came to be so. */
function useMoments(stage: Stage, { map, scene, table, rolled }: Props): void {
  const last = useRef<{ stage: Stage; seq: number } | null>(null);
  const hour = hourNow();
  useEffect(() => stage.setHour(hour), [stage, hour]);
  useEffect(() => {
    const before = last.current;
    last.current = { stage, seq: scene.seq };
    const goesOn = before?.stage === stage && scene.seq > before.seq && !document.hidden;
    stage.show(piecesOf(map, table, scene.colour), goesOn);
    if (table.dice && (rolled || !goesOn)) stage.rolled(table.dice, rolled && goesOn);
    if (scene.result && (goesOn || !before) && !document.hidden) stage.flyOver();
    if (!rolled || !goesOn || !table.dice) return;
    if (table.dice[0] + table.dice[1] === 7) stage.darken();
    const names = glowing(map.board, table);
    stage.shine(islandOf(map).hexes.filter((hex) => names.includes(hex.name)));
  }, [stage, scene.seq, table]);
}
