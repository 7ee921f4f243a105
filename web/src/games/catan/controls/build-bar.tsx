// What can be built, with its cost; lit when it can be paid and placed.
import { say } from "../../../shell/text";
import { ResourceIcon } from "../art/resources";
import { DeckIcon, PieceIcon } from "../art/small";
import type { Choices } from "../choices";
import { choose, mode, panel, picked } from "../intent";
import type { Scene } from "../view";
import { BUILDS, type Build, isBuilding, RESOURCES } from "../view";

export function BuildBar({ scene, choices }: { scene: Scene; choices: Choices }) {
  return (
    <div class="builds" role="group" aria-label={say("build")}>
      {BUILDS.map((build) => (
        <BuildButton key={build} build={build} scene={scene} choices={choices} />
      ))}
    </div>
  );
}

const PIECE = { road: "roads", settlement: "settlements", city: "cities" } as const;

function BuildButton({ build, scene, choices }: { build: Build; scene: Scene; choices: Choices }) {
  const table = scene.view;
  const cost = scene.board.costs[build]!;
  const hand = scene.own!.hand;
  const left = build === "card" ? table.deck : table.players[scene.seat!]!.pieces[PIECE[build]];
  const legal =
    isBuilding(table) &&
    (build === "card"
      ? choices.deeds["buy card"] !== undefined
      : choices.targets.some((target) => target.kind === build));
  const chosen = build === "card" ? picked.value?.kind === "buy card" : mode.value === build;
  const tap = () => {
    panel.value = null;
    picked.value = null;
    if (build === "card") choose(scene, { kind: "buy card" }, true);
    else mode.value = chosen ? null : build;
  };
  return (
    <button
      type="button"
      class={chosen ? "build chosen" : "build"}
      disabled={!legal || !scene.act}
      aria-pressed={chosen}
      onClick={tap}
      data-build={build}
    >
      <span class="build-picture">
        {build === "card" ? (
          <DeckIcon size={24} />
        ) : (
          <PieceIcon of={build} colour={scene.colour(scene.seat!)} size={28} />
        )}
        {left !== undefined && (
          <span class="build-left" title={say("build.left", { n: left })}>
            {left}
          </span>
        )}
      </span>
      <span class="build-name">{say(`build.${build}`)}</span>
      <span class="build-cost" role="img" aria-label={say("cost")}>
        {RESOURCES.flatMap((name) =>
          Array.from({ length: cost[name] }, (_, n) => (
            <span class={hand[name] > n ? "paid" : "missing"}>
              <ResourceIcon of={name} size={15} />
            </span>
          )),
        )}
      </span>
    </button>
  );
}
