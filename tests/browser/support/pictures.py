"""Small PNGs of large screens: 256 colours chosen from those that are there."""

import base64
import struct
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

LARGEST = 200_000
"""Bytes; a picture that needs more is drawn with fewer colours."""
PIXELS = """async ([png, share]) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const [width, height] = [Math.round(bitmap.width * share), Math.round(bitmap.height * share)];
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.imageSmoothingQuality = "high";
  canvas.drawImage(bitmap, 0, 0, width, height);
  const { data } = canvas.getImageData(0, 0, width, height);
  let text = "";
  for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
  return [width, height, btoa(text)];
}"""


def take(page: Page, path: Path, share: float = 1, largest: int = LARGEST, grained: float = 0) -> None:
    """`share` makes the picture of a large screen smaller; `grained` hides steps between its colours."""
    keep(page, base64.b64encode(page.screenshot(timeout=120_000)).decode(), path, share, largest, grained)


def keep(page: Page, shot: str, path: Path, share: float = 1, largest: int = LARGEST, grained: float = 0) -> None:
    """A PNG that is there already, as small as a taken one; the page unpacks it."""
    width, height, data = page.evaluate(PIXELS, [shot, share])
    pixels = np.frombuffer(base64.b64decode(data), np.uint8).reshape(-1, 4)[:, :3]
    for most in (256, 128, 64, 40):
        palette, index = few_colours(pixels, most)
        if grained:
            index = closest(pixels + grain(width, height, grained), palette.astype(np.float32)).astype(np.uint8)
        made = png(width, height, palette, index)
        if len(made) <= largest:
            break
    path.write_bytes(made)


def few_colours(pixels: NDArray[np.uint8], most: int = 256) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The commonest colours as they are, the others by k-means; and each pixel's place in that palette."""
    packed = pixels.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    colours, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    seen = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], 1).astype(np.float32)
    weights = np.sqrt(counts).astype(np.float32)
    kept = most * 2 // 5
    exact = np.argsort(-counts)[:kept]
    centres = np.concatenate([seen[exact], common(seen, weights)])[:most]
    for _ in range(6):
        nearest = closest(seen, centres)
        total = np.maximum(np.bincount(nearest, weights, len(centres)), 1e-6)
        means = np.stack([np.bincount(nearest, weights * seen[:, n], len(centres)) / total for n in range(3)], 1)
        centres[kept:] = means[kept:]
    return centres.round().astype(np.uint8), closest(seen, centres)[where].astype(np.uint8)


def grain(width: int, height: int, much: float) -> NDArray[np.float32]:
    """Up to so many shades more or less at each point, finely spread."""
    y, x = np.mgrid[:height, :width]
    spread: NDArray[np.float64] = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1) % 1
    return ((spread.reshape(-1, 1) - 0.5) * 2 * much).astype(np.float32)


def common(seen: NDArray[np.float32], weights: NDArray[np.float32]) -> NDArray[np.float32]:
    """Where the search begins: the commonest colours that differ by more than a shade."""
    coarse = (seen.astype(np.uint32) >> 4) @ np.array([256, 16, 1], np.uint32)
    _, first, where = np.unique(coarse, return_index=True, return_inverse=True)
    order = np.argsort(-np.bincount(where, weights))[:256]
    return np.array(seen[first[order]])


def closest(seen: NDArray[np.float32], centres: NDArray[np.float32]) -> NDArray[np.intp]:
    far = (centres**2).sum(1)
    parts = [np.argmin(far - 2 * part @ centres.T, 1) for part in np.array_split(seen, 1 + len(seen) // 8192)]
    return np.concatenate(parts)


def png(width: int, height: int, palette: NDArray[np.uint8], index: NDArray[np.uint8]) -> bytes:
    rows = np.zeros((height, width + 1), np.uint8)
    rows[:, 1:] = index.reshape(height, width)
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )
