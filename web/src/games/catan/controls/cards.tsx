// Resource cards as they look everywhere: in the hand, in trades, in discards.
import { Icon } from "../../../shell/design/icons";
import { EACH_TAP } from "../../../shell/taps";
import { say } from "../../../shell/text";
import { GoodIcon } from "../art/resources";
import { GOODS, type Good, type Goods, RESOURCES } from "../view";

interface PileProps {
  of: Good;
  count: number;
  /** How many of the pile are set aside, shown as a badge. */
  chosen?: number;
  onTap?: (() => void) | undefined;
  disabled?: boolean;
  /** What tapping it does, for those who hear it. */
  hint?: string;
  uncounted?: boolean | undefined;
  /** One of which just one can be chosen: whether it is this. */
  pressed?: boolean;
}

/** A pile of one resource; a button where tapping it does something. */
export function Pile({ of, count, chosen = 0, onTap, disabled, hint, uncounted, pressed }: PileProps) {
  const name = say(`term.${of}`);
  const inside = (
    <>
      {!uncounted && <span class="pile-count">{count}</span>}
      <GoodIcon of={of} size={32} />
      <span class="pile-name">{name}</span>
      {hint && <span class="unseen">: {hint}</span>}
      {chosen > 0 && (
        <span class="pile-chosen">
          <span class="unseen">{say("cards.chosen")} </span>
          {chosen}
        </span>
      )}
      {pressed && (
        <span class="pile-chosen">
          <Icon name="check" />
        </span>
      )}
    </>
  );
  const look = `pile r-${of}${count ? "" : " none"}${count > 1 ? " many" : ""}${chosen || pressed ? " chosen" : ""}`;
  if (!onTap)
    return (
      <div class={look} role="img" aria-label={`${count} ${name}`} data-resource={of}>
        {inside}
      </div>
    );
  return (
    <button type="button" class={look} disabled={disabled} aria-pressed={pressed} data-resource={of} onClick={onTap}>
      {inside}
    </button>
  );
}

export const CardRow = ({ counts, small }: { counts: Goods; small?: boolean }) => (
  <span class={small ? "card-row small" : "card-row"}>
    {GOODS.filter((name) => counts[name]).map((name) => (
      <span class={`chip r-${name}`} title={say(`term.${name}`)}>
        {counts[name]}
        <GoodIcon of={name} size={small ? 16 : 20} />
        <span class="unseen">{say(`term.${name}`)}</span>
      </span>
    ))}
  </span>
);

interface ChooserProps {
  counts: Goods;
  most: Goods;
  onChange: (counts: Goods) => void;
  label: string;
  stock?: Goods;
  names?: readonly Good[];
  /** Without the number that are left. */
  uncounted?: boolean;
  closed?: boolean;
}

/** Choose cards by tapping: each tap adds one, the minus takes one back. */
export function Chooser({ counts, most, onChange, label, stock, names = RESOURCES, uncounted, closed }: ChooserProps) {
  const set = (name: Good, to: number) => onChange({ ...counts, [name]: to });
  return (
    <div class="chooser" role="group" aria-label={label} {...EACH_TAP}>
      {names.map((name) => {
        const chosen = counts[name] ?? 0;
        const left = (most[name] ?? 0) - chosen;
        return (
          <div class="chooser-one">
            <Pile
              of={name}
              count={stock ? (stock[name] ?? 0) : left}
              chosen={chosen}
              uncounted={uncounted}
              disabled={closed || left <= 0}
              onTap={() => set(name, chosen + 1)}
              hint={say("cards.add")}
            />
            <button
              type="button"
              class="minus"
              disabled={!chosen}
              aria-label={say("cards.take_back", { resource: say(`term.${name}`) })}
              onClick={() => set(name, chosen - 1)}
            >
              −
            </button>
          </div>
        );
      })}
    </div>
  );
}
