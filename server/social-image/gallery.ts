import { createHash } from "node:crypto";
import { keep } from "../kept/keep.ts";
import type { Typeset } from "./typeset.ts";

export type Picture = { png: Uint8Array<ArrayBuffer>; etag: string };

export type Gallery = {
  /** The picture of that name, painted if it is not here: once for all who wait for it. */
  picture(name: string, draw: (typeset: Typeset) => string): Promise<Picture>;
};

type Parts = {
  load?: () => Promise<Typeset>;
  paint?: (svg: string) => Promise<Uint8Array>;
  maxBytes?: number;
};

/** Painting takes all of a core: with two at once, pages are still answered. */
const AT_ONCE = 2;

// Loaded with the first picture: a site that nobody shares starts without them.
const loadTypesetter = async () => (await import("./typeset.ts")).loadTypesetter();
const paintPng = async (svg: string) => (await import("./png.ts")).paintPng(svg);

/** Pictures that are drawn on request and kept in memory. */
export function openGallery(parts: Parts = {}): Gallery {
  const { load = loadTypesetter, paint = paintPng, maxBytes = 32 * 1024 * 1024 } = parts;
  const hang = keep<Picture>({ maxBytes, sizeOf: ({ png }) => png.length, atOnce: AT_ONCE });
  let typesetter: Promise<Typeset> | undefined;

  const make = async (draw: (typeset: Typeset) => string): Promise<Picture> => {
    typesetter ??= load();
    const png = new Uint8Array(await paint(draw(await typesetter)));
    return { png, etag: `"${createHash("sha256").update(png).digest("base64url").slice(0, 22)}"` };
  };

  return { picture: (name, draw) => hang(name, () => make(draw)) };
}
