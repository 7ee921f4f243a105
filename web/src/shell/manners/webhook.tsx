// The host of a slow game lets turns be told to an address of theirs, where the server's owner allows that.
import { useState } from "preact/hooks";
import type { TableDocument } from "../../contract";
import { Complaint, useAsking } from "../design/parts";
import { useOffered } from "../net/offered";
import * as rest from "../net/rest";
import { say } from "../text";

export function WebhookField({ table, token }: { table: TableDocument; token: string }) {
  const offered = useOffered()?.webhooks;
  const [url, setUrl] = useState("");
  const { ask, busy, complaint } = useAsking();
  if (!offered) return null;
  const set = (wanted: string | null) => ask(() => rest.setWebhook(table.id, wanted, token));
  return (
    <div class="field">
      {table.webhook ? (
        <div class="row wrap">
          <span class="grow small">{say("webhook.on")}</span>
          <button type="button" class="button compact" disabled={busy} onClick={() => set(null)}>
            {say("webhook.off")}
          </button>
        </div>
      ) : (
        <>
          <label class="field">
            <span>{say("webhook")}</span>
            <input
              type="url"
              placeholder="https://"
              value={url}
              onInput={(typed) => setUrl(typed.currentTarget.value)}
            />
          </label>
          <button type="button" class="button" disabled={busy || !url} onClick={() => set(url)}>
            {say("webhook.set")}
          </button>
        </>
      )}
      <Complaint text={complaint} />
    </div>
  );
}
