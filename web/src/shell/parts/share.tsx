// A picture of the end, made here and given to whatever the device shares with; else kept as a file.
import { useState } from "preact/hooks";
import { Icon } from "../design/icons";
import { say } from "../text";

export function Share({ make, name }: { make: () => Promise<Blob>; name: string }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const share = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await give(new File([await make()], `${name}.png`, { type: "image/png" }));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" class="button" disabled={busy} onClick={share}>
        <Icon name="share" /> {say(busy ? "share.making" : "share")}
      </button>
      {failed && (
        <p class="note bad" role="alert">
          {say("share.failed")}
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
