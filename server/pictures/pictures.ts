/** Pictures of records: checked once, then offered in the widths and formats that a browser chooses from. */
import { stat } from "node:fs/promises";
import { keep } from "../kept/keep.ts";
import type { Log } from "../log.ts";
import { encode, type Format } from "./encode.ts";
import { type OwnFile, ownFile } from "./own-file.ts";
import { PictureProblem, readPicture } from "./read-picture.ts";
import { modestWidth, widthsOf } from "./widths.ts";

export type OfferedPicture = {
  /** A form of it is at `${address}/${width}.avif` or `.webp`. A changed picture has another address. */
  address: string;
  width: number;
  height: number;
  widths: number[];
  /** The one form for low-data mode, and what it weighs. */
  modest: { width: number; kilobytes: number };
};

type Asked = { hash: string; image_url: string; width: number; format: Format };
type Made = {
  bytes: Uint8Array<ArrayBuffer> /** Whether `hash` is that of the file as it is now. */;
  current: boolean;
};

export type Pictures = {
  /** What a page shows for a record's `image_url`; undefined where the record gets its cover. */
  offer(image_url: string | null): Promise<OfferedPicture | undefined>;
  make(asked: Asked): Promise<Made | undefined>;
};

type Found = { hash: string; offer: OfferedPicture };
type Look = { version: string; found: Promise<Found | undefined> };

const mostLooks = 10_000;

export function openPictures({ folder, log }: { folder: string; log: Log }): Pictures {
  const forms = keep<Uint8Array<ArrayBuffer>>({
    maxBytes: 64 * 1024 * 1024,
    sizeOf: (form) => form.length,
    // Encoding takes all of a core: with one at a time, pages are still answered.
    atOnce: 1,
  });
  const looks = new Map<string, Look>();

  const form = (hash: string, width: number, format: Format, read: () => Promise<Buffer>) =>
    forms(
      `${hash}/${width}.${format}`,
      async () => new Uint8Array(await encode(await read(), width, format)),
    );

  const examine = async ({ path, url }: OwnFile): Promise<Found> => {
    const { source, hash, width, height } = await readPicture(path);
    const modest = modestWidth(width);
    // Only drawing all of it tells whether all of it is there.
    const { length } = await form(hash, modest, "webp", async () => source).catch((cause: unknown) => {
      throw new PictureProblem("It is damaged: not all of it can be drawn.", { cause });
    });
    const offer = {
      address: `/made/${hash}${url}`,
      ...{ width, height },
      widths: widthsOf(width),
      modest: { width: modest, kilobytes: Math.ceil(length / 1000) },
    };
    return { hash, offer };
  };

  /** Each version of a file is examined, and complained of, once. */
  const find = async (image_url: string): Promise<Found | undefined> => {
    const own = ownFile(folder, image_url);
    const file = own && (await stat(own.path).catch(() => undefined));
    const version = file?.isFile() ? `${file.mtimeMs} ${file.size}` : "missing";
    const known = looks.get(image_url);
    if (known?.version === version) return known.found;

    const looking = own && version !== "missing" ? examine(own) : Promise.reject(notHere(own));
    const found = looking.catch((error: unknown) => {
      const reason = error instanceof PictureProblem ? error.message : "It could not be read.";
      log.warn(`A picture is not shown: ${reason}`, { image_url, error });
      return undefined;
    });
    if (looks.size >= mostLooks) looks.clear();
    looks.set(image_url, { version, found });
    return found;
  };

  return {
    offer: async (image_url) => (image_url ? (await find(image_url))?.offer : undefined),
    async make({ hash, image_url, width, format }) {
      const own = ownFile(folder, image_url);
      const found = await find(image_url);
      if (!own || !found?.offer.widths.includes(width)) return undefined;
      const read = async () => (await readPicture(own.path)).source;
      return { bytes: await form(found.hash, width, format, read), current: hash === found.hash };
    },
  };
}

const notHere = (own: OwnFile | undefined) =>
  new PictureProblem(
    own ? "There is no such file." : "Only pictures of this site are shown, such as /pictures/name.jpg.",
  );
