// The bar above every screen: home, language, theme, sound.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Language } from "../../contract";
import { Icon } from "../design/icons";
import { Dialog, IconButton } from "../design/parts";
import { installOffer } from "../install";
import { setTheme, type Theme, theme } from "../settings";
import { hear, setSound, setVolume, sound, volume } from "../sound";
import { LANGUAGES, language, say, speak } from "../text";

export function TopBar({ children }: { children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <header class="top-bar">
      <a href="/" class="brand" aria-label="Sobremesa" title={say("home")}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span>Sobremesa</span>
      </a>
      <div class="grow row">{children}</div>
      <IconButton icon="menu" label={say("settings")} onClick={() => setOpen(true)} />
      {open && <Settings onClose={() => setOpen(false)} />}
    </header>
  );
}

const Settings = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={say("settings")} onClose={onClose} className="narrow">
    <div class="stack">
      <label class="field">
        <span>{say("language")}</span>
        <select value={language.value} onChange={(change) => speak(change.currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option value={code}>{name}</option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{say("theme")}</span>
        <select value={theme.value} onChange={(change) => setTheme(change.currentTarget.value as Theme)}>
          {["auto", "light", "dark"].map((name) => (
            <option value={name}>{say(`theme.${name}`)}</option>
          ))}
        </select>
      </label>
      <label class="row">
        <input type="checkbox" checked={sound.value} onChange={(change) => setSound(change.currentTarget.checked)} />
        {` ${say("sound")}`}
      </label>
      {sound.value && (
        <label class="field">
          <span>{say("sound.volume")}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={volume.value}
            onInput={(moved) => setVolume(Number(moved.currentTarget.value))}
            onChange={() => hear("wood")}
          />
        </label>
      )}
      {installOffer.value && (
        <button type="button" class="button" onClick={() => void installOffer.value?.prompt()}>
          <Icon name="download" /> {say("install")}
        </button>
      )}
    </div>
  </Dialog>
);
