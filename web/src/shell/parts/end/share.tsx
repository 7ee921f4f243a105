// A picture of the end, or a short film of the last turns, made here and given to whatever the device shares with; else
// kept as a file.
import { useState } from "preact/hooks";
import { Icon } from "../../design/icons";
import { say } from "../../text";

/** Whether this browser can record what it draws. */
export const canFilm = (): boolean =>
  typeof MediaRecorder !== "undefined" && "captureStream" in HTMLCanvasElement.prototype;

interface Props {
  make: () => Promise<Blob>;
  name: string;
  what: "picture" | "clip";
}

const WORDS = { picture: "share", clip: "clip" };

export function Share({ make, name, what }: Props) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const share = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const made = await make();
      await give(new File([made], `${name}.${made.type.split("/")[1]}`, { type: made.type }));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" class="button" disabled={busy} onClick={share}>
        <Icon name={what === "clip" ? "film" : "share"} /> {say(busy ? `${WORDS[what]}.making` : WORDS[what])}
      </button>
      {failed && (
        <p class="note bad" role="alert">
          {say(`${WORDS[what]}.failed`)}
        </p>
      )}
    </>
  );
}

async function give(file: File): Promise<void> {
  const touches = matchMedia("(pointer: coarse)").matches;
  if (touches && navigator.canShare?.({ files: [file] })) {
    // Whoever changes their mind has not failed.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
