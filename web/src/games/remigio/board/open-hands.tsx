// All hands face up, where nothing is hidden: in replays.
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { Card } from "../art/card";
import { cardOf, sorted, taken } from "../hand/order";
import { cardName } from "../names";
import type { Scene } from "../view";

export function OpenHands({ scene }: { scene: Scene }) {
  const owns = Object.entries(scene.owns);
  return (
    <>
      {owns
        .filter(([, own]) => own?.hand?.length)
        .map(([seat, own]) => (
          <section class="laid-by" aria-label={say("hand.of", { name: scene.name(Number(seat)) })} key={seat}>
            <h3>
              <ColourDot colour={scene.colour(Number(seat))} size={16} />{" "}
              <span class="cut">{say("hand.of", { name: scene.name(Number(seat)) })}</span>
            </h3>
            <span class="shown-hand" role="img" aria-label={own.hand.map(cardName).join(", ")}>
              {sorted(taken([], own.hand, []), "suit").map((id) => (
                <span class="of-meld" key={id}>
                  <Card card={cardOf(id)} />
                </span>
              ))}
            </span>
          </section>
        ))}
    </>
  );
}
