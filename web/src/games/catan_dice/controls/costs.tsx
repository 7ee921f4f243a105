// What each thing costs; lit when the dice allow it, with the coach's chances where there is one.
import { say } from "../../../shell/text";
import { FaceIcon } from "../art/faces";
import { PieceIcon } from "../art/pieces";
import type { Choices } from "../choices";
import { chosenKeep, coachOf } from "../coach";
import { choose, looking } from "../intent";
import type { Scene } from "../view";
import { BUILDS, type Build, type Face } from "../view";

export function Costs({ scene, choices }: { scene: Scene; choices: Choices }) {
  const { costs } = scene.board;
  const chances = scene.act
    ? ((choices.again ? chosenKeep(scene)?.chances : undefined) ?? coachOf(scene)?.chances)
    : undefined;
  const go = (kind: Build) => {
    const places = choices.places.filter((place) => place.kind === kind);
    looking.value = null;
    if (places.length === 1) choose(scene, places[0]!.action);
    else document.querySelector<SVGElement>(`[data-action^="build ${kind}"]`)?.focus();
  };
  return (
    <div class={`costs of-${scene.colour(scene.seat ?? 0)}`} role="group" aria-label={say("costs")}>
      {BUILDS.map((kind) => {
        const open = scene.act !== null && choices.places.some((place) => place.kind === kind);
        const chance = chances?.[kind];
        return (
          <button
            type="button"
            class={open ? "cost lit" : "cost"}
            disabled={!open}
            onClick={() => go(kind)}
            key={kind}
            data-cost={kind}
          >
            <PieceIcon of={kind} size={32} />
            <span class="cost-name">{say(`term.${kind}`)}</span>
            <span class="price">
              {Object.entries(costs[kind]).flatMap(([face, n]) =>
                Array.from({ length: n ?? 0 }, (_, place) => (
                  <FaceIcon of={face as Face} size={17} key={face + place} />
                )),
              )}
            </span>
            <span class="unseen">
              {Object.entries(costs[kind])
                .map(([face, n]) => `${n} ${say(`term.${face}`)}`)
                .join(", ")}
            </span>
            {chance !== undefined && (
              <span class="chance" title={say("coach.chance")}>
                <span class="unseen">{say("coach.chance")}: </span>
                {percent(chance)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const percent = (chance: number): string => (chance > 0 && chance < 0.01 ? "<1 %" : `${Math.round(100 * chance)} %`);
