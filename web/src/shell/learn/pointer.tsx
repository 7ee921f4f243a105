// A ring around what is to be tapped next: found anew as the table changes, never in the way of a finger.
import { useEffect, useState } from "preact/hooks";

const LOOK = 200;
const AIR = 6;
/** A ring is never smaller than a fingertip. */
const LEAST = 40;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The first of these that is there and can be seen; parts with commas between them belong together, a ring each. */
function placesOf(selectors: string[]): Place[] {
  for (const selector of selectors) {
    const found = selector.split(", ").flatMap(placeOf);
    if (found.length) return found;
  }
  return [];
}

/** In a long dialogue it is brought into sight. */
function placeOf(selector: string): Place[] {
  for (const found of document.querySelectorAll(selector)) {
    if (found.closest(".dialogue")) found.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = found.getBoundingClientRect();
    if (width > 0 && height > 0) return [around(x, y, width, height)];
  }
  return [];
}

function around(x: number, y: number, width: number, height: number): Place {
  const [wide, high] = [Math.max(width + 2 * AIR, LEAST), Math.max(height + 2 * AIR, LEAST)];
  return { x: Math.round(x - (wide - width) / 2), y: Math.round(y - (high - height) / 2), width: wide, height: high };
}

const same = (one: Place[], other: Place[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Points after so many seconds, as long as the same is wanted. */
export function Pointer({ at, wait = 0 }: { at: string[]; wait?: number }) {
  const [places, setPlaces] = useState<Place[]>([]);
  const wanted = at.join("\n");
  useEffect(() => {
    const look = () => {
      const found = placesOf(at);
      setPlaces((before) => (same(before, found) ? before : found));
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      look();
      timer = setInterval(look, LOOK);
    };
    setPlaces([]);
    const waiting = setTimeout(begin, wait * 1000);
    return () => {
      clearTimeout(waiting);
      clearInterval(timer);
    };
  }, [wanted, wait]);
  return (
    <>
      {places.map(({ x, y, width, height }) => (
        <div
          key={`${x} ${y}`}
          class="pointer"
          style={`transform:translate(${x}px,${y}px);width:${width}px;height:${height}px`}
          aria-hidden="true"
        >
          <span />
        </div>
      ))}
    </>
  );
}
