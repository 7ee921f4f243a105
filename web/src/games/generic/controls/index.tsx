// The own hand, and what may be done: grouped by kind, narrowed by what is picked on the table and in the hand.
import { say } from "../../../shell/text";
import type { Choice } from "../actions";
import "./controls.css";
import { Face, plain, Things } from "../board/things";
import { offered, pick, picked } from "../intent";
import { kindName, labelOf, thingName } from "../names";
import type { Scene } from "../view";

/** More buttons of one kind are not shown at once: first a part is chosen. */
const AT_ONCE = 12;

export function Controls({ scene }: { scene: Scene }) {
  const own = scene.own ?? {};
  const { all, fitting } = offered(scene);
  return (
    <div class="generic-controls">
      {Object.keys(own).length > 0 && (
        <div class="own">
          <Things scene={scene} of={own} path={["own"]} />
        </div>
      )}
      {scene.act && <Doing scene={scene} all={all} fitting={fitting} />}
    </div>
  );
}

function Doing({ scene, all, fitting }: { scene: Scene; all: Choice[]; fitting: Choice[] }) {
  if (!all.length) return <p class="waiting">{say("generic.wait")}</p>;
  const kinds = [...new Set(fitting.map(({ kind }) => kind))];
  return (
    <div class="doing">
      {picked.value.length > 0 && (
        <button type="button" class="button compact quiet let-go" onClick={() => (picked.value = [])}>
          {say("generic.clear")}
        </button>
      )}
      {kinds.map((kind, n) => (
        <Kind
          scene={scene}
          kind={kind}
          choices={fitting.filter((choice) => choice.kind === kind)}
          first={n === 0}
          key={kind}
        />
      ))}
    </div>
  );
}

interface KindProps {
  scene: Scene;
  kind: string;
  choices: Choice[];
  first: boolean;
}

function Kind({ scene, kind, choices, first }: KindProps) {
  const only = choices.length === 1 && choices[0]!;
  if (only) return <Act scene={scene} choice={only} named={first ? "primary" : "plain"} />;
  return (
    <section class="kind" aria-label={kindName(kind)}>
      <h3>
        {kindName(kind)} <span class="count">{choices.length}</span>
      </h3>
      {choices.length > AT_ONCE ? (
        <Narrow scene={scene} choices={choices} />
      ) : (
        <div class="acts">
          {choices.map((choice) => (
            <Act scene={scene} choice={choice} key={choice.key} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Many ways: the values of the first part they differ in, to pick one. */
function Narrow({ scene, choices }: { scene: Scene; choices: Choice[] }) {
  const parts = choices[0]!.parts.map(({ name }) => name);
  const valuesOf = (part: string) => [
    ...new Set(
      choices.flatMap((choice) => {
        const value = choice.parts.find(({ name }) => name === part)?.value;
        return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [value];
      }),
    ),
  ];
  const part = parts.find((name) => valuesOf(name).filter((value) => !picked.value.includes(String(value))).length > 1);
  if (!part)
    return (
      <div class="acts">
        {choices.map((choice) => (
          <Act scene={scene} choice={choice} key={choice.key} />
        ))}
      </div>
    );
  return (
    <div class="acts" role="group" aria-label={labelOf("part", part)}>
      {valuesOf(part).map((value) =>
        typeof value === "string" ? (
          <button
            type="button"
            class="button compact value"
            aria-pressed={picked.value.includes(value)}
            onClick={() => pick(scene, value)}
            key={value}
          >
            {thingName(value)}
          </button>
        ) : (
          choices
            .filter((choice) => choice.parts.find(({ name }) => name === part)?.value === value)
            .map((choice) => <Act scene={scene} choice={choice} key={choice.key} />)
        ),
      )}
    </div>
  );
}

/** An action to press. Where it is the only one of its kind the kind is its name. */
function Act({ scene, choice, named }: { scene: Scene; choice: Choice; named?: "primary" | "plain" }) {
  return (
    <button
      type="button"
      class={named === "primary" ? "button primary act" : "button act"}
      disabled={scene.busy}
      data-action={choice.key}
      onClick={() => scene.act?.(choice.action)}
    >
      {(named || !choice.parts.length) && <span>{kindName(choice.kind)}</span>}
      {choice.parts.map((part) => (
        <Part scene={scene} part={part} key={part.name} />
      ))}
    </button>
  );
}

function Part({ scene, part }: { scene: Scene; part: Choice["parts"][number] }) {
  const { name, value, isSeat } = part;
  if (isSeat && typeof value === "number") return <span>{scene.name(value)}</span>;
  if (value === true) return <span>{labelOf("part", name)}</span>;
  const things = Array.isArray(value) ? value : [value];
  if (things.every((one) => typeof one === "string"))
    return (
      <span class="chosen">
        {(things as string[]).map((thing) => (
          <Face name={thing} key={thing} />
        ))}
      </span>
    );
  return <span>{plain(scene, value)}</span>;
}
