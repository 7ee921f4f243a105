// How each helper of one's own turn is put to use: what is still to be chosen, and the board for the places.
import { useState } from "preact/hooks";
import { say } from "../../../shell/text";
import type { Helper } from "../art/helpers";
import type { Choices, Place, Target } from "../choices";
import { CardRow } from "../controls/cards";
import { aimAt } from "../intent";
import type { Resource, Scene, Some } from "../view";
import { type Deed, deedWith, resourcesAt, seatsAt } from "./deeds";
import { Do, ResourceChoice, SeatChoice } from "./parts";

export interface FormProps {
  scene: Scene;
  choices: Choices;
}

const places = (deeds: Deed[], kind: Place): Target[] =>
  deeds.map((deed) => ({ kind, name: deed.args[0]!, words: deed.words }));

function ForcedTrade({ scene, choices }: FormProps) {
  const deeds = choices.deeds["forced trade"]!;
  const [what, setWhat] = useState<Resource | null>(null);
  const [whom, setWhom] = useState<number[]>([]);
  const toggle = (seat: number) =>
    setWhom(whom.includes(seat) ? whom.filter((other) => other !== seat) : [...whom, seat].slice(-2));
  const sorted = (seats: (string | number)[]) => seats.map(Number).sort().join();
  const found = deeds.find(({ args: [resource, ...seats] }) => resource === what && sorted(seats) === sorted(whom));
  return (
    <>
      <ResourceChoice from={resourcesAt(deeds, 0)} chosen={what} onChoose={setWhat} label={say("helper.forced.what")} />
      <SeatChoice
        scene={scene}
        from={seatsAt(
          deeds.filter((deed) => deed.args.length === 2),
          1,
        )}
        chosen={whom}
        onChoose={toggle}
        label={say("helper.forced.whom")}
      />
      <Do scene={scene} words={whom.length ? found?.words : undefined}>
        {say("helper.use")}
      </Do>
    </>
  );
}

/** What is paid instead of what, each way once. */
function Swaps({ deeds, at, onChoose }: { deeds: Deed[]; at: number; onChoose: (way: string) => void }) {
  const ways = [...new Set(deeds.map((deed) => deed.args.slice(at).join(" ")))].filter((way) => way.includes(" "));
  return (
    <div class="row wrap swaps">
      {ways.map((way) => {
        const [pay = "", instead = ""] = way.split(" ");
        return (
          <button type="button" class="button compact" data-way={way} onClick={() => onChoose(way)}>
            <CardRow counts={{ [pay]: 1 } as Some} small /> {say("helper.instead")}{" "}
            <CardRow counts={{ [instead]: 1 } as Some} small />
          </button>
        );
      })}
    </div>
  );
}

const RoadHelp = ({ choices }: FormProps) => {
  const deeds = choices.deeds["helped road"]!;
  const aimed = (way: string) =>
    aimAt(
      say("helper.aim.road"),
      places(
        deeds.filter((deed) => deed.args.slice(1).join(" ") === way),
        "road",
      ),
    );
  return <Swaps deeds={deeds} at={1} onChoose={aimed} />;
};

const MoveRoad = ({ choices }: FormProps) => {
  const deeds = choices.deeds["move road"]!;
  const to = (from: string) =>
    aimAt(
      say("helper.aim.road"),
      deeds
        .filter((deed) => deed.args[0] === from)
        .map((deed) => ({ kind: "road", name: deed.args[1]!, words: deed.words })),
    );
  const start = () => {
    const from = [...new Set(deeds.map((deed) => deed.args[0]!))];
    aimAt(
      say("helper.aim.from"),
      from.map((name) => ({ kind: "road", name, words: `move road ${name}`, onPick: () => to(name) })),
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
  const [way, setWay] = useState<string | null>(null);
  const plain = deedWith(deeds, "plain");
  return (
    <>
      {plain && (
        <Do scene={scene} words={plain.words} quiet>
          {say("helper.plain")}
        </Do>
      )}
      <Swaps deeds={deeds} at={0} onChoose={setWay} />
      {way && (
        <Do scene={scene} words={deedWith(deeds, ...way.split(" "))?.words}>
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
        from={seatsAt(deeds, 0)}
        chosen={whom === null ? [] : [whom]}
        onChoose={setWhom}
        label={say("helper.alms.whom")}
      />
      <Do scene={scene} words={whom === null ? undefined : deedWith(deeds, whom)?.words}>
        {say("helper.use")}
      </Do>
    </>
  );
}

function Ploughshares({ choices }: FormProps) {
  const kinds = (["settlement", "city"] as const).flatMap((piece) => {
    const deeds = choices.deeds[`ploughshares ${piece}`] ?? [];
    return ["played", "hand"].flatMap((knight) => {
      const found = deeds.filter((deed) => deed.args[1] === knight);
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
          onClick={() => aimAt(say(`helper.aim.${piece}`), places(found, piece))}
        >
          {say(`build.${piece}`)} · {say(`helper.knight.${knight}`)}
        </button>
      ))}
    </div>
  );
}

function FreePort({ scene, choices }: FormProps) {
  const deeds = choices.deeds["free port"]!;
  const [what, setWhat] = useState<Resource | null>(null);
  return (
    <>
      <ResourceChoice from={resourcesAt(deeds, 0)} chosen={what} onChoose={setWhat} label={say("helper.forced.what")} />
      <Do scene={scene} words={deedWith(deeds, what)?.words}>
        {say("helper.use")}
      </Do>
    </>
  );
}

const Banish = ({ scene, choices }: FormProps) => {
  const deeds = choices.deeds.banish!;
  if (deeds.length === 1)
    return (
      <Do scene={scene} words={deeds[0]!.words}>
        {say("helper.use")}
      </Do>
    );
  return (
    <button
      type="button"
      class="button primary"
      data-way="banish"
      onClick={() => aimAt(say("helper.aim.hex"), places(deeds, "robber"))}
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
