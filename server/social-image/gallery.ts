import { createHash } from "node:crypto";
import { turns } from "./turns.ts";
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
  // A Map remembers the order of insertion: the first is the one asked for longest ago.
  const hung = new Map<string, Picture>();
  const underWay = new Map<string, Promise<Picture>>();
  const inTurn = turns(AT_ONCE);
  let typesetter: Promise<Typeset> | undefined;
  let bytes = 0;

  const hang = (name: string, picture: Picture) => {
    hung.set(name, picture);
    bytes += picture.png.length;
    for (const [oldest, { png }] of hung) {
      if (bytes <= maxBytes) break;
      hung.delete(oldest);
      bytes -= png.length;
    }
  };

  const make = async (name: string, draw: (typeset: Typeset) => string): Promise<Picture> => {
    typesetter ??= load();
    const png = new Uint8Array(await paint(draw(await typesetter)));
    const picture = { png, etag: `"${createHash("sha256").update(png).digest("base64url").slice(0, 22)}"` };
    hang(name, picture);
    return picture;
  };

  return {
    async picture(name, draw) {
      const known = hung.get(name);
      if (known) {
        hung.delete(name);
        hung.set(name, known);
        return known;
      }
      const making =
        underWay.get(name) ?? inTurn(() => make(name, draw)).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}
