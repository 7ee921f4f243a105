// How this device likes it: light or dark.
import { signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";

export const theme = signal((localStorage.getItem("theme") ?? "auto") as Theme);

export function setTheme(chosen: Theme): void {
  theme.value = chosen;
  localStorage.setItem("theme", chosen);
  applyTheme();
}

export function applyTheme(): void {
  if (theme.value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
}
