// "Show on a big screen": the address to open there, and its code for a device that has a camera.
import { useState } from "preact/hooks";
import { Icon } from "../design/icons";
import { CopyButton, Dialog } from "../design/parts";
import { Qr } from "../qr/qr";
import { say } from "../text";
import { addressForPhones, addressOfScreen } from "./hand-first";

export function ShowOnScreen({ table }: { table: string }) {
  const [open, setOpen] = useState(false);
  const address = addressOfScreen(table);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        <Icon name="screen" /> {say("screen.show")}
      </button>
      {open && (
        <Dialog title={say("screen.show")} onClose={() => setOpen(false)} className="narrow">
          <div class="stack">
            <p>{say("screen.how")}</p>
            <Qr text={address} label={say("screen.code")} />
            <input readOnly value={address} aria-label={say("screen.address")} data-test="screen-address" />
            <CopyButton text={address} label={say("copy")} />
            <a class="button primary" href={address} target="_blank" rel="noreferrer">
              {say("screen.here")}
            </a>
            <a class="button" href={addressForPhones(table).replace(location.origin, "")}>
              {say("screen.hand")}
            </a>
          </div>
        </Dialog>
      )}
    </>
  );
}
