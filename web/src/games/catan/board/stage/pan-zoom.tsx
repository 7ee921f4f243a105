// Pinch, wheel and drag: the board can be looked at closely, on a phone above all.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { IconButton } from "../../../../shell/design/parts";
import { say } from "../../../../shell/text";
import { heed } from "./touch";

interface Spot {
  x: number;
  y: number;
}

interface Look {
  scale: number;
  x: number;
  y: number;
}

const STRAIGHT: Look = { scale: 1, x: 0, y: 0 };
const CLOSEST = 3;
/** Where a finger means several places, one looks as close as this. */
const CLOSE_ENOUGH = 2.2;

/** Closer or farther around a point, and along with it; the board never leaves its place altogether. */
function moved(old: Look, area: DOMRect, factor: number, at: Spot, by: Spot): Look {
  const scale = Math.min(CLOSEST, Math.max(1, old.scale * factor));
  const share = scale / old.scale;
  const [cx, cy] = [at.x - area.left - area.width / 2, at.y - area.top - area.height / 2];
  const within = (place: number, size: number) => {
    const most = (size * (scale - 1)) / 2;
    return Math.max(-most, Math.min(most, place));
  };
  return {
    scale,
    x: within(cx - (cx - old.x) * share + by.x, area.width),
    y: within(cy - (cy - old.y) * share + by.y, area.height),
  };
}

/** Pixels on the screen to one unit of the drawing, which is shown whole; a big screen enlarges those of its styles. */
function useUnit(box: RefObject<HTMLDivElement | null>, { width, height }: { width: number; height: number }): number {
  const [unit, setUnit] = useState(1);
  useLayoutEffect(() => {
    const measure = () => {
      const seen = box.current!.getBoundingClientRect();
      setUnit(Math.min(seen.width / width, seen.height / height));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    measure();
    return () => watch.disconnect();
  }, [width, height]);
  return unit;
}

/** Whether a place one may choose has its middle outside. */
function hides(box: Element): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll("[data-targets] .target")].some((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    return across < left || across > right || down < top || down > bottom;
  });
}

/** Below so many pixels to a unit what is written on the board would be too small to read. */
const READABLE = 0.4;

interface Props {
  frame: { width: number; height: number };
  /** The places lit now, by name. */
  lit: string;
  children: ComponentChildren;
}

export function PanZoom({ frame, lit, children }: Props) {
  const [look, setLook] = useState(STRAIGHT);
  const box = useRef<HTMLDivElement>(null);
  const unit = useUnit(box, frame) * look.scale;
  const fingers = useRef(new Map<number, Spot>());
  const travelled = useRef(0);
  /** Whether one looks closer only because a finger meant several places. */
  const obliged = useRef(false);

  const showWhole = () => {
    obliged.current = false;
    setLook(STRAIGHT);
  };
  useLayoutEffect(() => {
    if (lit && obliged.current && hides(box.current!)) showWhole();
  }, [lit]);

  const change = (factor: number, at: Spot, by: Spot) => {
    const area = box.current!.getBoundingClientRect();
    setLook((old) => moved(old, area, factor, at, by));
  };

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    const other = others[0];
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (!other) return change(1, now, by);
    obliged.current = false;
    const grown =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    change(grown, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, { x: by.x / 2, y: by.y / 2 });
  };

  /** So close that neighbours lie a finger's width apart. */
  const closer = ({ clientX: x, clientY: y }: MouseEvent) => {
    obliged.current = true;
    change(CLOSE_ENOUGH / look.scale, { x, y }, { x: 0, y: 0 });
  };

  const press = (event: PointerEvent) => {
    if (!fingers.current.size) travelled.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return (
    <div
      class={unit < READABLE ? "pan-zoom far" : "pan-zoom"}
      style={{ "--unit": unit }}
      ref={box}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onClickCapture={(click) => {
        if (travelled.current > 14) click.stopPropagation();
        else heed(click, box.current!, look.scale < CLOSE_ENOUGH ? () => closer(click) : null);
      }}
      onWheel={(wheel) =>
        change(wheel.deltaY < 0 ? 1.15 : 1 / 1.15, { x: wheel.clientX, y: wheel.clientY }, { x: 0, y: 0 })
      }
    >
      <div class="pan-zoom-inside" style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}>
        {children}
      </div>
      {look.scale > 1.01 && (
        <div class="zoom-back">
          <IconButton icon="close" label={say("board.whole")} onClick={showWhole} />
        </div>
      )}
    </div>
  );
}
