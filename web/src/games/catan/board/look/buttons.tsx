// The buttons by which one looks at the island differently, and the key V.
import { useEffect } from "preact/hooks";
import { IconButton } from "../../../../shell/design/parts";
import { say } from "../../../../shell/text";
import type { Map } from "../geometry";
import { canDraw, hourNow, type Look, setHour, setLook, unable } from "./look";
import { expectSolid } from "./solid";

export function changeLook(look: Look): void {
  if (look === "plan" || canDraw()) setLook(look);
  else unable.value = true;
}

interface Props {
  look: Look;
  corner: Map["looksCorner"];
  /** Back to the whole island, while one looks at a part of it. */
  onWhole: (() => void) | null;
}

export function Looks({ look, corner, onWhole }: Props) {
  const other = look === "plan" ? "solid" : "plan";
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const writes = (key.target as Element).matches?.("input, select, textarea");
      if (key.key.toLowerCase() === "v" && !writes && !key.ctrlKey && !key.metaKey && !key.altKey) changeLook(other);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [other]);
  const hour = hourNow() === "day" ? "dusk" : "day";
  return (
    <div
      class={`looks-at ${corner.side}${corner.above ? " above" : ""}`}
      data-look={look}
      onPointerEnter={() => other === "solid" && expectSolid()}
    >
      <IconButton
        icon={other === "solid" ? "island" : "map"}
        label={say(`look.${other}`)}
        onClick={() => changeLook(other)}
      />
      {look === "solid" && (
        <>
          <IconButton
            icon={hour === "day" ? "sun" : "moon"}
            label={say(`look.${hour}`)}
            onClick={() => setHour(hour)}
          />
          {onWhole && <IconButton icon="whole" label={say("board.whole")} onClick={onWhole} />}
        </>
      )}
      {unable.value && (
        <p class="line-note" role="status">
          {say("look.unable")}
        </p>
      )}
    </div>
  );
}
