import { LRUCache } from "lru-cache";
import { hashOf } from "../http/etag.ts";
import { coalesce } from "../limits/coalesce.ts";
import { concurrencyLimit } from "../limits/concurrency-limit.ts";
import type { Typeset } from "./typeset.ts";

export type Picture = { png: Uint8Array<ArrayBuffer>; etag: string };

type Draw = (typeset: Typeset) => string;

export type SocialImages = {
  /** Draws the picture if it is not cached, once for all concurrent requests. Throws `TooBusy` if too many wait. */
  picture(name: string, draw: Draw, hungUp?: AbortSignal): Promise<Picture>;
};

type Parts = {
  load?: () => Promise<Typeset>;
  paint?: (svg: string) => Promise<Uint8Array>;
  maxBytes?: number;
};

/** Drawing takes a whole core for a tenth of a second, so pictures are drawn one at a time, with pages in between. */
const limits = { name: "social images", concurrency: 1, maxWaiting: 12 };

// Imported with the first picture, so that the site starts faster.
const loadTypesetter = async () => (await import("./typeset.ts")).loadTypesetter();
/** The SVG holds outlines in a few colours: a palette halves the size of its PNG. */
export const paintPng = async (svg: string) => {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer();
};

/** The pictures that other sites show for a link to a page, drawn on request and cached in memory. */
export function openSocialImages(parts: Parts = {}): SocialImages {
  const { load = loadTypesetter, paint = paintPng, maxBytes = 32 * 1024 * 1024 } = parts;
  const pictures = new LRUCache<string, Picture>({
    max: 2000,
    maxSize: maxBytes,
    sizeCalculation: ({ png }, name) => png.length + name.length,
  });
  const once = coalesce<Picture>();
  const limited = concurrencyLimit(limits);
  let typesetter: Promise<Typeset> | undefined;

  const make = async (name: string, draw: Draw): Promise<Picture> => {
    typesetter ??= load();
    const png = new Uint8Array(await paint(draw(await typesetter)));
    const etag = `"${hashOf(png)}"`;
    pictures.set(name, { png, etag });
    return { png, etag };
  };

  return {
    picture: async (name, draw, hungUp) =>
      pictures.get(name) ?? once(name, (signal) => limited(() => make(name, draw), signal), hungUp),
  };
}
