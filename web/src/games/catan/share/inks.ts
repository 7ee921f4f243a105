// The house's colours for a canvas, which knows no tokens: as they are by day, whatever the page looks like now.

/** A token's colour, as something of this class would have it. */
export function inkOf(token: string, looks = ""): string {
  const probe = document.createElement("i");
  probe.className = looks;
  probe.style.cssText = `display: none; color-scheme: light; color: var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A player's colour as a line on paper, where white ones are told by their ring. */
export const lineOf = (colour: string): string => inkOf("--piece-ring, var(--piece)", `of-${colour}`);
