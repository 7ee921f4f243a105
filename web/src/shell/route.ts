// Addresses: every screen has its own, and links inside the page do not load it again.
import { signal } from "@preact/signals";
import { closedByBack } from "./back";

export const path = signal(location.pathname);
export const query = signal(new URLSearchParams(location.search));

function follow(): void {
  path.value = location.pathname;
  query.value = new URLSearchParams(location.search);
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  follow();
  scrollTo(0, 0);
}

export function startRouting(): void {
  addEventListener("popstate", () => closedByBack() || follow());
  document.addEventListener("click", (click) => {
    const link = (click.target as Element).closest?.("a");
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey;
    if (click.defaultPrevented || !link || !plain || link.target || link.download || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
