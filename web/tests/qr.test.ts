import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode } from "../src/shell/screen/qr";

const printed = (text: string): string =>
  qrCode(text)!
    .map((row) => row.map((dark) => (dark ? "#" : ".")).join(""))
    .join("\n");

const digest = (text: string): string => createHash("sha256").update(printed(text)).digest("hex").slice(0, 12);

describe("an address as a QR code", () => {
  it("grows with the address and has its three corners", () => {
    const code = qrCode("http://192.168.1.20:8731/t/AbCdEf12?hand")!;
    expect(code.length).toBe(29);
    for (const [x, y] of [
      [0, 0],
      [22, 0],
      [0, 22],
    ] as const) {
      expect(code.slice(y, y + 7).map((row) => row.slice(x, x + 7).filter(Boolean).length)).toEqual([
        7, 2, 5, 5, 5, 2, 7,
      ]);
    }
    expect(qrCode("z".repeat(200))!.length).toBe(57);
  });

  it("is drawn as when a reader read it", () => {
    expect(
      ["http://a.b/t/x", "x".repeat(60), `https://example.org/${"q".repeat(120)}`, "z".repeat(200)].map(digest),
    ).toEqual(DIGESTS);
  });

  it("is not drawn at all where the address is too long", () => {
    expect(qrCode("z".repeat(400))).toBe(null);
  });
});

const DIGESTS = ["a91747a39595", "923ed37758ae", "2bd7ed0f596a", "2a4206fbc1ee"];
