// My turn, for whoever looks elsewhere: the tab's title, a badge, a short buzz, and a notification while the page
// lives.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hear } from "../sound";
import { say } from "../text";
import { useTitle } from "../title";

const KEY = "notify";
export const notifies = signal(localStorage.getItem(KEY) === "on");

export const canNotify = (): boolean => "Notification" in window && window.isSecureContext;

/** Asks the browser; false where it does not let us. */
export async function setNotifies(on: boolean): Promise<boolean> {
  const may = on && canNotify() && (await Notification.requestPermission()) === "granted";
  notifies.value = may;
  localStorage.setItem(KEY, may ? "on" : "off");
  return may === on;
}

/** Phones notify through the service worker only. */
async function notify(title: string, tag: string): Promise<void> {
  const options = { tag, icon: "/icons/192.png", data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

function tellElsewhere(table: string, names: string): void {
  navigator.vibrate?.([120, 60, 120]);
  if (document.hidden && notifies.value && canNotify() && Notification.permission === "granted")
    void notify(say("notify.turn", { names }), table).catch(() => undefined);
}

const setBadge = (n: number): void => {
  const badge = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined);
};

/** At a table: the title says who plays, while it is one's turn so; and whoever is elsewhere is told when it begins. */
export function useMyTurn(table: string, names: string, myTurn: boolean, over: boolean): void {
  const now = myTurn && !over;
  useEffect(() => {
    if (now) {
      hear("turn");
      tellElsewhere(table, names);
    }
    setBadge(now ? 1 : 0);
    return () => setBadge(0);
  }, [now, over]);
  useTitle(now ? `● ${say("your.turn")}` : names);
}

/** In the lobby: how many games wait. */
export function useWaitingGames(n: number): void {
  useEffect(() => {
    setBadge(n);
    return () => setBadge(0);
  }, [n]);
  useTitle(n ? `(${n}) ${say("your.turn")}` : "");
}
