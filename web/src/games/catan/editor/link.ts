// A board inside an address: packed by the browser, so that it can be sent without a server keeping it.
import { type Draft, emptyDraft, tidied } from "./draft";

const url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function packed(draft: Draft): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return url(await through(bytes, new CompressionStream("deflate-raw")));
}

/** Null where the address holds no board. */
export async function unpacked(text: string): Promise<Draft | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const read: Partial<Draft> = JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))),
    );
    if (typeof read.tiles !== "object") return null;
    return tidied({ ...emptyDraft(""), ...read });
  } catch {
    return null;
  }
}
