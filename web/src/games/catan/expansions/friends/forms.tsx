// What is still to be chosen before a favour or a gift.
import { useState } from "preact/hooks";
import { say } from "../../../../shell/text";
import { type Of, resourcesIn, seatsIn } from "../../choices";
import { Do, ResourceChoice, SeatChoice } from "../../controls/dialogue";
import type { Resource, Scene } from "../../view";

export function Swap({ scene, deeds }: { scene: Scene; deeds: Of<"wagon">[] }) {
  const [give, setGive] = useState<Resource | null>(null);
  const [take, setTake] = useState<Resource | null>(null);
  return (
    <>
      <ResourceChoice
        from={resourcesIn(deeds.map((deed) => deed.give))}
        chosen={give}
        onChoose={setGive}
        label={say("trade.give")}
      />
      <ResourceChoice
        from={resourcesIn(deeds.filter((deed) => !give || deed.give === give).map((deed) => deed.take))}
        chosen={take}
        onChoose={setTake}
        label={say("trade.get")}
      />
      <Do scene={scene} action={deeds.find((deed) => deed.give === give && deed.take === take)}>
        {say("favours.wagon")}
      </Do>
    </>
  );
}

export function Gift({ scene, deeds }: { scene: Scene; deeds: Of<"gift">[] }) {
  const [what, setWhat] = useState<Resource | null>(null);
  const [whom, setWhom] = useState<number | null>(null);
  return (
    <div class="gift">
      <p class="small soft">{say("gift.about")}</p>
      <ResourceChoice
        from={resourcesIn(deeds.map(({ resource }) => resource))}
        chosen={what}
        onChoose={setWhat}
        label={say("trade.give")}
      />
      <SeatChoice
        scene={scene}
        from={seatsIn(deeds.map(({ player }) => player))}
        chosen={whom === null ? [] : [whom]}
        onChoose={setWhom}
        label={say("gift.to")}
      />
      <Do scene={scene} action={deeds.find(({ resource, player }) => resource === what && player === whom)}>
        {say("gift.offer")}
      </Do>
    </div>
  );
}
