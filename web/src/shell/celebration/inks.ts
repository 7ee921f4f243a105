// The house's colours for a canvas, which knows no tokens: as they are by day, whatever the page looks like now.

const known = new Map<string, string>();

/** A token's colour, as something of this class would have it. */
export function inkOf(token: string, looks = ""): string {
  const key = `${token} ${looks}`;
  const found = known.get(key) ?? readByDay(token, looks);
  known.set(key, found);
  return found;
}

/** Tokens are settled where the page says whether it is day: it says so for as long as it takes to read one. */
function readByDay(token: string, looks: string): string {
  const page = document.documentElement;
  const { theme } = page.dataset;
  const probe = document.createElement("i");
  probe.className = looks;
  probe.style.cssText = `display: none; color: var(${token})`;
  page.dataset.theme = "light";
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  if (theme === undefined) delete page.dataset.theme;
  else page.dataset.theme = theme;
  return color;
}
