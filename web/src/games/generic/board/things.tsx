// A view of any game: numbers and words as facts, lists of names as cards, lists of records as small lists.
import type { ComponentChildren } from "preact";
import { say } from "../../../shell/text";
import { handleOf, pick } from "../intent";
import { faceOf, labelOf, thingName } from "../names";
import type { Scene, Thing, Value } from "../view";

const isRecord = (value: Value): value is Thing => typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: Value): boolean => !Array.isArray(value) && (!isRecord(value) || "seat" in value);

/** A value in words: a seat by its player's name. */
export function plain(scene: Scene, value: Value): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return say(value ? "generic.yes" : "generic.no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return thingName(value);
  if (isRecord(value) && typeof value.seat === "number") return scene.name(value.seat);
  if (Array.isArray(value)) return value.map((one) => plain(scene, one)).join(", ");
  return Object.entries(value)
    .map(([name, inside]) => `${plain(scene, inside)} ${thingName(name)}`)
    .join(", ");
}

export function Things({ scene, of, path = [] }: { scene: Scene; of: Thing; path?: string[] }) {
  const entries = Object.entries(of).filter(([name]) => path.length > 0 || name !== "players");
  const facts = entries.filter(([, value]) => isPlain(value));
  const others = entries.filter(([, value]) => !isPlain(value));
  return (
    <>
      {others.map(([name, value]) => (
        <Group title={labelOf(...path, name)} key={name}>
          <Inside scene={scene} value={value} path={[...path, name]} />
        </Group>
      ))}
      {facts.length > 0 && (
        <dl class="facts">
          {facts.map(([name, value]) => (
            <div class="fact" key={name}>
              <dt>{labelOf(...path, name)}</dt>
              <dd>{plain(scene, value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="group" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

function Inside({ scene, value, path }: { scene: Scene; value: Value; path: string[] }) {
  if (isRecord(value)) return <Things scene={scene} of={value} path={path} />;
  if (!Array.isArray(value)) return <span>{plain(scene, value)}</span>;
  if (!value.length) return <p class="none">{say("generic.nothing")}</p>;
  if (value.every((one) => typeof one === "string")) return <Cards scene={scene} names={value as string[]} />;
  if (value.every(isPlain))
    return (
      <ul class="numbers">
        {value.map((one, n) => (
          <li key={n}>{plain(scene, one)}</li>
        ))}
      </ul>
    );
  return (
    <ul class="records">
      {value.map((one, n) => (
        <li key={n}>
          <Inside scene={scene} value={one} path={path} />
        </li>
      ))}
    </ul>
  );
}

export const Cards = ({ scene, names }: { scene: Scene; names: string[] }) => (
  <ul class="cards">
    {names.map((name, n) => (
      <li key={`${name} ${n}`}>
        <Card scene={scene} name={name} />
      </li>
    ))}
  </ul>
);

/** Something by its name; a button while an action speaks of it. */
function Card({ scene, name }: { scene: Scene; name: string }) {
  const handle = handleOf(scene, name);
  const inside = <Face name={name} />;
  if (handle === "idle") return <span class="card">{inside}</span>;
  return (
    <button
      type="button"
      class={`card ${handle}`}
      aria-pressed={handle === "picked"}
      data-thing={name}
      onClick={() => pick(scene, name)}
    >
      {inside}
    </button>
  );
}

export function Face({ name }: { name: string }) {
  const { index, mark, tint } = faceOf(name);
  return (
    <span class={`face tint-${tint}`}>
      {index && (
        <span class="index" aria-hidden="true">
          {index}
          <i>{mark}</i>
        </span>
      )}
      {mark && (
        <span class="mark-large" aria-hidden="true">
          {mark}
        </span>
      )}
      <span class={mark ? "unseen" : "called"}>{thingName(name)}</span>
      {mark && (
        <span class="called small-name" aria-hidden="true">
          {thingName(name)}
        </span>
      )}
    </span>
  );
}
