// How each helper of one's own turn is put to use: what is still to be chosen, and the board for the places.
import { useState } from "preact/hooks";
import { say } from "../../../../shell/text";
import { type Choices, type Of, resourcesIn, seatsIn } from "../../choices";
import { CardRow } from "../../controls/cards";
import { Do, OneResource, ResourceChoice, SeatChoice } from "../../controls/dialogue";
import { aimAt } from "../../intent";
import type { Helper, Resource, Scene } from "../../view";

export interface FormProps {
  scene: Scene;
  choices: Choices;
}

/** The seats named, in whichever order. */
const together = (found: (number | null)[]): string =>
  found
    .filter((seat) => seat !== null)
    .sort()
    .join();

function ForcedTrade({ scene, choices }: FormProps) {
  const deeds = choices.deeds["forced trade"]!;
  const [what, setWhat] = useState<Resource | null>(null);
  const [whom, setWhom] = useState<number[]>([]);
  const toggle = (seat: number) =>
    setWhom(whom.includes(seat) ? whom.filter((other) => other !== seat) : [...whom, seat].slice(-2));
  const found = deeds.find(
    ({ resource, first, second }) => resource === what && together([first, second]) === together(whom),
  );
  return (
    <>
      <ResourceChoice
        from={resourcesIn(deeds.map(({ resource }) => resource))}
        chosen={what}
        onChoose={setWhat}
        label={say("which.resource")}
      />
      <SeatChoice
        scene={scene}
        from={seatsIn(deeds.filter(({ second }) => second === null).map(({ first }) => first))}
        chosen={whom}
        onChoose={toggle}
        label={say("helper.forced.whom")}
      />
      <Do scene={scene} action={whom.length ? found : undefined}>
        {say("helper.use")}
      </Do>
    </>
  );
}

/** What is paid instead of what. */
type Way = Pick<Of<"scholar">, "pay" | "instead_of">;

const isWay = (one: Way, other: Way | null): boolean => one.pay === other?.pay && one.instead_of === other.instead_of;

/** Each way once; paying as usual is none. */
function Swaps({ deeds, onChoose }: { deeds: Way[]; onChoose: (way: Way) => void }) {
  const ways = deeds.filter(
    (deed, n) => deed.pay !== "nothing" && n === deeds.findIndex((other) => isWay(other, deed)),
  );
  return (
    <div class="row wrap swaps">
      {ways.map((way) => (
        <button
          type="button"
          class="button compact"
          data-way={`${way.pay} ${way.instead_of}`}
          onClick={() => onChoose(way)}
        >
          <CardRow counts={{ [way.pay]: 1 }} small /> {say("helper.instead")}{" "}
          <CardRow counts={{ [way.instead_of]: 1 }} small />
        </button>
      ))}
    </div>
  );
}

const RoadHelp = ({ choices }: FormProps) => {
  const deeds = choices.deeds["helped road"]!;
  const aimed = (way: Way) =>
    aimAt(
      say("helper.aim.road"),
      deeds.filter((deed) => isWay(deed, way)).map((action) => ({ kind: "road", name: action.path, action })),
    );
  return <Swaps deeds={deeds} onChoose={aimed} />;
};

const MoveRoad = ({ choices }: FormProps) => {
  const deeds = choices.deeds["move road"]!;
  const to = (from: string) =>
    aimAt(
      say("helper.aim.road"),
      deeds.filter(({ road }) => road === from).map((action) => ({ kind: "road", name: action.to, action })),
    );
  const start = () => {
    const from = [...new Set(deeds.map(({ road }) => road))];
    aimAt(
      say("helper.aim.from"),
      from.map((name) => ({ kind: "road", name, action: null, onPick: () => to(name) })),
    );
  };
  return (
    <button type="button" class="button primary" data-way="move road" onClick={start}>
      {say("helper.use")}
    </button>
  );
};

function Scholar({ scene, choices }: FormProps) {
  const deeds = choices.deeds.scholar!;
  const [way, setWay] = useState<Way | null>(null);
  const plain = deeds.find(({ pay }) => pay === "nothing");
  return (
    <>
      {plain && (
        <Do scene={scene} action={plain} quiet>
          {say("helper.plain")}
        </Do>
      )}
      <Swaps deeds={deeds} onChoose={setWay} />
      {way && (
        <Do scene={scene} action={deeds.find((deed) => isWay(deed, way))}>
          {say("helper.use")}
        </Do>
      )}
    </>
  );
}

function Alms({ scene, choices }: FormProps) {
  const deeds = choices.deeds.alms!;
  const [whom, setWhom] = useState<number | null>(null);
  return (
    <>
      <SeatChoice
        scene={scene}
        from={seatsIn(deeds.map(({ player }) => player))}
        chosen={whom === null ? [] : [whom]}
        onChoose={setWhom}
        label={say("helper.alms.whom")}
      />
      <Do scene={scene} action={deeds.find(({ player }) => player === whom)}>
        {say("helper.use")}
      </Do>
    </>
  );
}

function Ploughshares({ choices }: FormProps) {
  const kinds = (["settlement", "city"] as const).flatMap((piece) => {
    const deeds = choices.deeds[`ploughshares ${piece}`] ?? [];
    return (["played", "hand"] as const).flatMap((knight) => {
      const found = deeds.filter((deed) => deed.played === knight);
      return found.length ? [{ piece, knight, found }] : [];
    });
  });
  return (
    <div class="row wrap">
      {kinds.map(({ piece, knight, found }) => (
        <button
          type="button"
          class="button"
          data-way={`${piece} ${knight}`}
          onClick={() =>
            aimAt(
              say(`helper.aim.${piece}`),
              found.map((action) => ({ kind: piece, name: action.intersection, action })),
            )
          }
        >
          {say(`build.${piece}`)} · {say(`helper.knight.${knight}`)}
        </button>
      ))}
    </div>
  );
}

const FreePort = ({ scene, choices }: FormProps) => (
  <OneResource scene={scene} deeds={choices.deeds["free port"]!} label={say("which.resource")}>
    {say("helper.use")}
  </OneResource>
);

const Banish = ({ scene, choices }: FormProps) => {
  const deeds = choices.deeds.banish!;
  if (deeds.length === 1)
    return (
      <Do scene={scene} action={deeds[0]}>
        {say("helper.use")}
      </Do>
    );
  return (
    <button
      type="button"
      class="button primary"
      data-way="banish"
      onClick={() =>
        aimAt(
          say("helper.aim.hex"),
          deeds.map((action) => ({ kind: "robber", name: action.hex, action })),
        )
      }
    >
      {say("helper.use")}
    </button>
  );
};

interface Use {
  isPossible: (choices: Choices) => boolean;
  Form: (props: FormProps) => preact.JSX.Element;
}

/** Consolation and shelter are missing: their holder is asked. */
export const USES: Partial<Record<Helper, Use>> = {
  "forced trade": { isPossible: ({ deeds }) => "forced trade" in deeds, Form: ForcedTrade },
  "road help": { isPossible: ({ deeds }) => "helped road" in deeds, Form: RoadHelp },
  "move a road": { isPossible: ({ deeds }) => "move road" in deeds, Form: MoveRoad },
  scholar: { isPossible: ({ deeds }) => "scholar" in deeds, Form: Scholar },
  alms: { isPossible: ({ deeds }) => "alms" in deeds, Form: Alms },
  ploughshares: {
    isPossible: ({ deeds }) => "ploughshares settlement" in deeds || "ploughshares city" in deeds,
    Form: Ploughshares,
  },
  "free port": { isPossible: ({ deeds }) => "free port" in deeds, Form: FreePort },
  "banish the robber": { isPossible: ({ deeds }) => "banish" in deeds, Form: Banish },
};
