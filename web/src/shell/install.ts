// The service worker, once there is nothing better to do: what it keeps is fetched in the background.
import { signal } from "@preact/signals";

/** What the browser gives us to offer the page as an app, where it does. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

export const installOffer = signal<Offer | null>(null);

/** Milliseconds in which a first visit has the line for itself. */
const LATER = 8000;

export function startServiceWorker(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.value = event as Offer;
  });
  addEventListener("appinstalled", () => (installOffer.value = null));
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (navigator.serviceWorker.controller) register();
  else setTimeout(register, LATER);
}
