// The service worker, once there is nothing better to do: what it keeps is fetched in the background.
import { signal } from "@preact/signals";

/** What the browser gives us to offer the page as an app, where it does. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

export const installOffer = signal<Offer | null>(null);

/** Milliseconds in which a first visit has the line for itself. */
const LATER = 8000;
const SOON = 1000;

export function startServiceWorker(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.value = event as Offer;
  });
  addEventListener("appinstalled", () => (installOffer.value = null));
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const isNew = !navigator.serviceWorker.controller;
  setTimeout(() => void keep().catch(() => undefined), isNew ? LATER : SOON);
}

/** What the page consists of and its words first, then the lessons. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("lessons");
}
