// What a page is called: in its tab, in the history, and by screen readers when it is opened.
import { useEffect } from "preact/hooks";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Sobremesa` : "Sobremesa";
    return () => void (document.title = "Sobremesa");
  }, [title]);
}
