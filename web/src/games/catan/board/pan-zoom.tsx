// Pinch, wheel and drag: the board can be looked at closely, on a phone above all.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { IconButton } from "../../../shell/design/parts";
import { say } from "../../../shell/text";

interface Look {
  scale: number;
  x: number;
  y: number;
}

const STRAIGHT: Look = { scale: 1, x: 0, y: 0 };

export function PanZoom({ children }: { children: ComponentChildren }) {
  const [look, setLook] = useState(STRAIGHT);
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);

  const zoom = (factor: number, at: { x: number; y: number }) =>
    setLook((old) => {
      const scale = Math.min(3, Math.max(1, old.scale * factor));
      if (scale === 1) return STRAIGHT;
      const area = box.current!.getBoundingClientRect();
      const [cx, cy] = [at.x - area.left - area.width / 2, at.y - area.top - area.height / 2];
      const share = scale / old.scale;
      return { scale, x: cx - (cx - old.x) * share, y: cy - (cy - old.y) * share };
    });

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    const other = others[0];
    if (other) {
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoom(grown, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (look.scale > 1) {
      setLook((old) => ({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }));
    }
  };

  const press = (event: PointerEvent) => {
    if (!fingers.current.size) travelled.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return (
    <div
      class="pan-zoom" ref={box} onPointerDown={press} onPointerMove={move} onPointerUp={lift} onPointerCancel={lift} onPointerLeave={lift}
      onClickCapture={(click) => travelled.current > 14 && click.stopPropagation()}
      onWheel={(wheel) => zoom(wheel.deltaY < 0 ? 1.15 : 1 / 1.15, { x: wheel.clientX, y: wheel.clientY })}
    >
      <div class="pan-zoom-inside" style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}>{children}</div>
      {look.scale > 1 && <div class="zoom-back"><IconButton icon="close" label={say("board.whole")} onClick={() => setLook(STRAIGHT)} /></div>}
    </div>
  );
}
