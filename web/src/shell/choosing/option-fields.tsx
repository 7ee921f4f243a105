// The fields of a game's options, each with its short help, and what a table has chosen in words.
import { useState } from "preact/hooks";
import type { Label, Option, OptionValue } from "../../contract";
import { Icon } from "../design/icons";
import { IconButton } from "../design/parts";
import { has, say } from "../text";

/** What differs from the usual game, in words: "Points to win: 7". */
export function chosenWords(label: Label, options: Record<string, OptionValue>): string[] {
  const other = label.options.filter(({ name, default: usual }) => (options[name] ?? usual) !== usual);
  return other.map((option) => {
    const title = titleOf(option);
    const value = options[option.name];
    if (option.switch || option.document) return title;
    return `${title}: ${optionWords(`option.${option.name}.${value}`, String(value))}`;
  });
}

const titleOf = ({ name }: Option): string => optionWords(`option.${name}`, name.replaceAll("_", " "));

export const optionWords = (key: string, plain: string) => (has(key) ? say(key) : plain);

interface OptionProps {
  option: Option;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

export function OptionField({ option, value, onChange }: OptionProps) {
  const title = titleOf(option);
  const help = `option.${option.name}.help`;
  const about = has(help) && <small class="soft">{say(help)}</small>;
  if (option.switch) {
    return (
      <div>
        <label class="row">
          <input
            type="checkbox"
            checked={Boolean(value)}
            onChange={(change) => onChange(change.currentTarget.checked)}
          />{" "}
          {title}
        </label>
        {about}
      </div>
    );
  }
  if (option.document) {
    return (
      <div>
        <DocumentField title={title} value={value} onChange={onChange} />
        {about}
      </div>
    );
  }
  return (
    <div>
      <label class="field">
        <span>{title}</span>
        <OptionInput option={option} value={value} onChange={onChange} />
      </label>
      {about}
    </div>
  );
}

function OptionInput({ option, value, onChange }: OptionProps) {
  if (option.choices) {
    return (
      <select value={String(value)} onChange={(change) => onChange(change.currentTarget.value)}>
        {option.choices.map((choice) => (
          <option value={choice}>{optionWords(`option.${option.name}.${choice}`, choice)}</option>
        ))}
      </select>
    );
  }
  const named = numbersOf(option);
  if (named.length > 0 && named.every((number) => has(`option.${option.name}.${number}`))) {
    return (
      <select value={Number(value)} onChange={(change) => onChange(Number(change.currentTarget.value))}>
        {named.map((number) => (
          <option value={number}>{say(`option.${option.name}.${number}`)}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      type="number"
      min={option.least}
      max={option.most}
      value={value === null ? "" : Number(value)}
      placeholder={say("new.usual")}
      onInput={(typed) =>
        onChange(typed.currentTarget.value === "" ? option.default : Number(typed.currentTarget.value))
      }
    />
  );
}

/** Every number there is to choose from, where both ends are said: some have names. */
function numbersOf({ least, most }: Option): number[] {
  if (typeof least !== "number" || typeof most !== "number") return [];
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

/** A document from a file; whether it will do is for the server to say. */
function DocumentField({ title, value, onChange }: Omit<OptionProps, "option"> & { title: string }) {
  const [bad, setBad] = useState(false);
  const read = async (file: File | undefined) => {
    setBad(false);
    try {
      onChange(file ? JSON.parse(await file.text()) : null);
    } catch {
      onChange(null);
      setBad(true);
    }
  };
  const name = value !== null && typeof value === "object" && value.name;
  return (
    <div class="field">
      <span>{title}</span>
      <div class="file-field">
        <label class="button compact bring">
          <Icon name="open" /> {say("new.document")}
          <input
            type="file"
            accept=".json,application/json"
            class="unseen"
            aria-label={`${title}: ${say("new.document")}`}
            onChange={(change) => read(change.currentTarget.files?.[0])}
            onClick={(click) => (click.currentTarget.value = "")}
          />
        </label>
        {value !== null && (
          <IconButton icon="close" label={say("new.document.without")} onClick={() => onChange(null)} />
        )}
        {name && <strong class="cut">{name}</strong>}
      </div>
      {bad && (
        <p class="note bad" role="alert">
          {say("new.document.bad")}
        </p>
      )}
    </div>
  );
}
