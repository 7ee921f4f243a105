// The few building blocks every screen uses.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useBack } from "../back";
import { Refused } from "../net/rest";
import { say, told } from "../text";
import { Icon, type IconName } from "./icons";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  className?: string;
}

/** A modal dialogue: the browser keeps the focus inside and closes it with Escape. */
export function Dialog({ title, onClose, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  useBack(true, onClose);
  return (
    <dialog
      ref={ref}
      class={className}
      aria-label={title}
      onClose={onClose}
      onClick={(click) => click.target === ref.current && onClose()}
    >
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={say("close")} onClick={onClose} />
      </header>
      <div class="inside">{children}</div>
    </dialog>
  );
}

export const IconButton = ({
  icon,
  label,
  onClick,
  pressed,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  pressed?: boolean;
}) => (
  <button
    type="button"
    class="button quiet square"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

/** Runs something that the server may refuse; the refusal's words are shown by `Complaint`. */
export function useAsking(): {
  ask: (what: () => Promise<unknown>) => Promise<void>;
  busy: boolean;
  complaint: string;
} {
  const [busy, setBusy] = useState(false);
  const [complaint, complain] = useState("");
  const ask = async (what: () => Promise<unknown>) => {
    setBusy(true);
    complain("");
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      complain(told(error.refusal.words));
    } finally {
      setBusy(false);
    }
  };
  return { ask, busy, complaint };
}

export const Complaint = ({ text }: { text: string }) =>
  text ? (
    <p class="note bad" role="alert">
      {text}
    </p>
  ) : null;

/** Copies where the browser lets us; on plain http the old way is the only one. */
export async function copyText(text: string): Promise<void> {
  if (await writtenToClipboard(text)) return;
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** False where there is no clipboard, as on a page without a certificate, or where the page may not use it. */
async function writtenToClipboard(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Milliseconds for which a button says that it has done it. */
const SEEN = 2500;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [done, setDone] = useState(false);
  const copy = () => copyText(text).then(() => setDone(true));
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SEEN);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <button type="button" class="button" onClick={copy}>
      <Icon name={done ? "check" : "link"} /> {done ? say("copied") : label}
    </button>
  );
}
