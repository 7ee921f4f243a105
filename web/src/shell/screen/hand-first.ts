// Phones beside a big screen: whether this device shows the hand first at a table.
const keyOf = (table: string) => `hand:${table}`;

/** The address on the big screen says so, once; the device remembers. */
export function noteHandFirst(table: string): void {
  const query = new URLSearchParams(location.search);
  if (!query.has("hand")) return;
  localStorage.setItem(keyOf(table), "first");
  history.replaceState(history.state, "", location.pathname + location.hash);
}

export const isHandFirst = (table: string): boolean => localStorage.getItem(keyOf(table)) === "first";

export const addressForPhones = (table: string): string => `${location.origin}/t/${table}?hand`;
export const addressOfScreen = (table: string): string => `${location.origin}/screen/${table}`;
