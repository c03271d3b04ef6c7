/** Pictures of records, offered in the widths and formats that a browser chooses from, and encoded when asked for. */
import { LRUCache } from "lru-cache";
import { mediaIdOf } from "../../content/media-address.ts";
import { concurrencyLimit } from "../../limits/concurrency-limit.ts";
import type { Log } from "../../process/log.ts";
import { encode, encodingOf, type Format, type Image } from "./encode-image.ts";
import { type Examined, examination } from "./examine-picture.ts";
import { openImageCache } from "./image-cache.ts";
import { lowDataWidth, widthsOf } from "./image-widths.ts";
import { decoded, readStart } from "./picture-file.ts";
import { pictureLimits } from "./picture-limits.ts";
import { PictureProblem } from "./picture-problem.ts";

export type OfferedPicture = {
  /** An image of it is at `${address}/${width}.avif` or `.webp`. A changed picture has another address. */
  address: string;
  width: number;
  height: number;
  widths: number[];
  /** The one image for low-data mode, and what it weighs if that is known yet. */
  lowData: { width: number; kilobytes: number | null };
  /** What staff said of an uploaded picture; empty for one that only decorates. */
  alt?: string;
  caption?: string;
  credit?: string;
  /** What must stay in sight when it is cropped, in hundredths from the left and from the top. */
  focus?: { x: number; y: number };
};

type Asked = { hash: string; image_url: string; width: number; format: Format };
type Variant = { picture: Examined; width: number; format: Format };
type Found = { bytes: Image /** Whether `hash` is that of the file as it is now. */; current: boolean };
type Options = {
  folder: string;
  cacheFolder: string;
  log: Log;
  /** Of pictures that staff uploaded: their images are there already. */
  uploaded?: (address: string) => Promise<OfferedPicture | undefined>;
};

export type Pictures = {
  /**
   * What a page shows for a record's `image_url`; undefined where the record gets its cover. Nothing is drawn
   * for it: that a picture is damaged, and what it weighs, is found out afterwards and known to later pages.
   */
  offer(image_url: string | null): Promise<OfferedPicture | undefined>;
  /** Undefined for what no page offers. */
  image(asked: Asked): Promise<Found | undefined>;
};

export function openPictures({ folder, cacheFolder, log, uploaded }: Options): Pictures {
  const onDisk = openImageCache({ folder: cacheFolder, log });
  const { examine, noteProblem } = examination(folder);
  const lookForPages = concurrencyLimit(pictureLimits.lookForPages);
  const lookForVisitors = concurrencyLimit(pictureLimits.lookForVisitors);
  const { few, lookMilliseconds, lookMillisecondsForFew } = pictureLimits;
  let looking = 0;
  const patience = () => (looking <= few ? lookMillisecondsForFew : lookMilliseconds);
  const encodeLimited = concurrencyLimit(pictureLimits.encode);
  const checkLimited = concurrencyLimit(pictureLimits.check);
  const lowDataBytes = new LRUCache<string, number>(pictureLimits.files);
  const complaints = new LRUCache<string, true>(pictureLimits.problems);
  const beingChecked = new Set<string>();

  const inMemory = new LRUCache<string, Image, Variant>({
    ...pictureLimits.inMemory,
    sizeCalculation: (image) => image.length,
    // Several who ask for the same image wait for one encoding.
    fetchMethod: async (key, _stale, { context }) =>
      (await onDisk.read(key)) ?? encodeLimited(() => draw(key, context)),
  });

  const imageOf = async (variant: Variant): Promise<Image> => {
    const { picture, width, format } = variant;
    const { file, header } = picture;
    const image = await inMemory.forceFetch(`${file.hash} ${width} ${encodingOf(format)}`, {
      context: variant,
    });
    if (width === lowDataWidth(header.width) && format === "webp") lowDataBytes.set(file.hash, image.length);
    return image;
  };

  const draw = async (key: string, { picture: { file }, width, format }: Variant): Promise<Image> => {
    const image = await readStart(file, file.size)
      .then((source) => encode(source, width, format))
      .catch((error: unknown) => noteProblem(file, "It is damaged: not all of it can be drawn.", error));
    await onDisk.write(key, image);
    return image;
  };

  /** Only drawing all of a picture tells whether all of it is there. One waits at a time: visitors come first. */
  const checkLater = async (picture: Examined): Promise<void> => {
    const { hash } = picture.file;
    if (lowDataBytes.has(hash) || beingChecked.has(hash)) return;
    beingChecked.add(hash);
    try {
      await checkLimited(() =>
        imageOf({ picture, width: lowDataWidth(picture.header.width), format: "webp" }),
      );
    } catch {
      // The next page that shows it complains of it, or has it checked again.
    } finally {
      beingChecked.delete(hash);
    }
  };

  const complainOnce = (image_url: string, error: unknown): void => {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const key = `${message} ${image_url.slice(0, 500)}`;
    if (complaints.has(key)) return;
    complaints.set(key, true);
    const reason = cause instanceof Error ? { reason: cause.message } : {};
    log.warn(`A picture is not shown: ${message}`, { image_url, ...reason });
  };

  return {
    async offer(image_url) {
      if (!image_url) return undefined;
      try {
        if (uploaded && mediaIdOf(image_url)) return await uploaded(image_url);
        const picture = await examine(image_url, lookForPages, pictureLimits.lookMilliseconds);
        void checkLater(picture);
        return offerOf(picture, lowDataBytes.get(picture.file.hash));
      } catch (error) {
        complainOnce(image_url, error);
        return undefined;
      }
    },
    async image({ hash, image_url, width, format }) {
      try {
        looking++;
        const picture = await examine(image_url, lookForVisitors, patience).finally(() => looking--);
        const { file, header } = picture;
        const isOffered = decoded(image_url) === decoded(file.url) && widthsOf(header.width).includes(width);
        if (!isOffered) return undefined;
        return { bytes: await imageOf({ picture, width, format }), current: hash === file.hash };
      } catch (error) {
        // Visitors may ask for any name: the log need not say which are wrong.
        if (error instanceof PictureProblem) return undefined;
        throw error;
      }
    },
  };
}

function offerOf({ file, header }: Examined, bytes: number | undefined): OfferedPicture {
  return {
    address: `/images/${file.hash}${file.url}`,
    ...header,
    widths: widthsOf(header.width),
    lowData: {
      width: lowDataWidth(header.width),
      kilobytes: bytes === undefined ? null : Math.ceil(bytes / 1000),
    },
  };
}
