// The pieces that dialogues are made of.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { keyOf } from "../../../shell/actions";
import { IconButton } from "../../../shell/design/parts";
import { ColourDot } from "../../../shell/parts/colour";
import { say } from "../../../shell/text";
import { resourcesIn } from "../choices";
import { play } from "../intent";
import { type Action, RESOURCES, type Resource, type Scene } from "../view";
import { Pile } from "./cards";
import "./dialogue.css";

interface DialogueProps {
  title: string;
  children: ComponentChildren;
  /** Without it the dialogue stays until it is answered. */
  onClose?: () => void;
  className?: string;
}

export const Dialogue = ({ title, children, onClose, className = "" }: DialogueProps) => (
  <section class={`dialogue plus ${className}`} aria-label={title}>
    <header class="row">
      <h3 class="grow">{title}</h3>
      {onClose && <IconButton icon="close" label={say("close")} onClick={onClose} />}
    </header>
    {children}
  </section>
);

interface ResourceProps {
  from: Resource[];
  chosen: Resource | null;
  onChoose: (name: Resource) => void;
  label: string;
  /** The label is read out only: something else says it already. */
  unlabelled?: boolean;
}

export const ResourceChoice = ({ from, chosen, onChoose, label, unlabelled }: ResourceProps) => (
  <div class="choice">
    {!unlabelled && <p class="side-name">{label}</p>}
    <div class="chooser" role="group" aria-label={label}>
      {RESOURCES.map((name) => (
        <Pile
          of={name}
          count={from.includes(name) ? 1 : 0}
          uncounted
          disabled={!from.includes(name)}
          pressed={chosen === name}
          onTap={() => onChoose(name)}
        />
      ))}
    </div>
  </div>
);

interface SeatProps {
  scene: Scene;
  from: number[];
  chosen: number[];
  onChoose: (seat: number) => void;
  label: string;
}

export const SeatChoice = ({ scene, from, chosen, onChoose, label }: SeatProps) => (
  <div class="choice">
    <p class="side-name">{label}</p>
    <div class="row wrap" role="group" aria-label={label}>
      {from.map((seat) => (
        <button
          type="button"
          class="button compact"
          aria-pressed={chosen.includes(seat)}
          data-seat={seat}
          onClick={() => onChoose(seat)}
        >
          <ColourDot colour={scene.colour(seat)} size={18} /> {scene.name(seat)}
        </button>
      ))}
    </div>
  </div>
);

interface DoProps {
  scene: Scene;
  /** Undefined as long as something is still to be chosen. */
  action: Action | undefined;
  children: ComponentChildren;
  quiet?: boolean;
}

/** The button that does it. */
export const Do = ({ scene, action, children, quiet }: DoProps) => (
  <button
    type="button"
    class={quiet ? "button" : "button primary"}
    disabled={!action || scene.busy}
    data-deed={action ? keyOf(action) : ""}
    onClick={() => action && play(scene, action)}
  >
    {children}
  </button>
);

interface OneResourceProps {
  scene: Scene;
  deeds: (Action & { resource: Resource })[];
  label: string;
  children: ComponentChildren;
}

/** A deed for which only a resource is still to be chosen. */
export function OneResource({ scene, deeds, label, children }: OneResourceProps) {
  const [what, setWhat] = useState<Resource | null>(null);
  return (
    <>
      <ResourceChoice
        from={resourcesIn(deeds.map(({ resource }) => resource))}
        chosen={what}
        onChoose={setWhat}
        label={label}
      />
      <Do scene={scene} action={deeds.find(({ resource }) => resource === what)}>
        {children}
      </Do>
    </>
  );
}
