/** Pictures of records, offered in several widths and formats and encoded on request. */
import { LRUCache } from "lru-cache";
import { defaultLanguage, type Language } from "../../../languages.ts";
import { mediaIdOf } from "../../content/media-address.ts";
import { concurrencyLimit } from "../../limits/concurrency-limit.ts";
import type { Log } from "../../process/log.ts";
import { pictureLimits } from "../media-limits.ts";
import { encodeImage, encodingKey, type Format, type Image } from "./encode-image.ts";
import { type Examined, pictureExaminer } from "./examine-picture.ts";
import { openImageCache } from "./image-cache.ts";
import { lowDataWidth, widthsOf } from "./image-widths.ts";
import { decoded, PictureProblem, readStart } from "./picture-file.ts";

export type OfferedPicture = {
  /** Its images are at `${address}/${width}.avif` and `.webp`. The address changes with the picture. */
  address: string;
  width: number;
  height: number;
  widths: number[];
  /** The one image for low-data mode, and its size once that is known. */
  lowData: { width: number; kilobytes: number | null };
  /** By staff, for an uploaded picture. Empty if the picture is decorative. */
  alt?: string;
  caption?: string;
  credit?: string;
  /** The point that stays visible when the picture is cropped, in percent from the left and from the top. */
  focus?: { x: number; y: number };
};

export type ImageRequest = { hash: string; image_url: string; width: number; format: Format };
type Variant = { picture: Examined; width: number; format: Format };
/** `current`: the requested hash is that of the file as it is now. */
type FoundImage = { bytes: Image; current: boolean };
type Options = {
  folder: string;
  cacheFolder: string;
  log: Log;
  /** Looks up a picture that staff uploaded, whose images are already encoded. */
  uploaded?: (address: string, language: Language) => Promise<OfferedPicture | undefined>;
};

export type Pictures = {
  /**
   * The picture for a record's `image_url`; undefined if the page shows the cover instead. Does not decode the picture:
   * damage and size are found out in the background, for later pages.
   */
  offer(image_url: string | null): Promise<OfferedPicture | undefined>;
  /** With the texts of pictures in this language, or else the original ones. English unless asked for. */
  in(language: Language): Pictures;
  /** Undefined for an image that no page offers. */
  image(request: ImageRequest): Promise<FoundImage | undefined>;
};

export function openPictures({ folder, cacheFolder, log, uploaded }: Options): Pictures {
  const onDisk = openImageCache({ folder: cacheFolder, log });
  const { examine, noteProblem } = pictureExaminer(folder);
  const examineForPages = concurrencyLimit(pictureLimits.examineForPages);
  const examineForVisitors = concurrencyLimit(pictureLimits.examineForVisitors);
  const { few, pageDeadline, deadlineForFew } = pictureLimits;
  let examining = 0;
  const visitorDeadline = () => (examining <= few ? deadlineForFew : pageDeadline);
  const encodeLimited = concurrencyLimit(pictureLimits.encode);
  const checkLimited = concurrencyLimit(pictureLimits.check);
  const lowDataBytes = new LRUCache<string, number>(pictureLimits.files);
  const warned = new LRUCache<string, true>(pictureLimits.problems);
  const beingChecked = new Set<string>();

  const inMemory = new LRUCache<string, Image, Variant>({
    ...pictureLimits.inMemory,
    sizeCalculation: (image) => image.length,
    // Concurrent requests for the same image share one encoding.
    fetchMethod: async (key, _stale, { context }) =>
      (await onDisk.read(key)) ?? encodeLimited(() => encodeAndCache(key, context)),
  });

  const imageOf = async (variant: Variant): Promise<Image> => {
    const { picture, width, format } = variant;
    const { file, header } = picture;
    const image = await inMemory.forceFetch(`${file.hash} ${width} ${encodingKey(format)}`, {
      context: variant,
    });
    if (width === lowDataWidth(header.width) && format === "webp") lowDataBytes.set(file.hash, image.length);
    return image;
  };

  const encodeAndCache = async (
    key: string,
    { picture: { file }, width, format }: Variant,
  ): Promise<Image> => {
    const image = await readStart(file, file.size)
      .then((source) => encodeImage(source, width, format))
      .catch((error: unknown) => noteProblem(file, "It is damaged: not all of it can be drawn.", error));
    await onDisk.write(key, image);
    return image;
  };

  /** Only decoding a whole picture shows whether it is intact. One at a time, because visitors come first. */
  const checkInBackground = async (picture: Examined): Promise<void> => {
    const { hash } = picture.file;
    if (lowDataBytes.has(hash) || beingChecked.has(hash)) return;
    beingChecked.add(hash);
    try {
      await checkLimited(() =>
        imageOf({ picture, width: lowDataWidth(picture.header.width), format: "webp" }),
      );
    } catch {
      // The next page that shows it logs the problem, or has it checked again.
    } finally {
      beingChecked.delete(hash);
    }
  };

  const warnOnce = (image_url: string, error: unknown): void => {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const key = `${message} ${image_url.slice(0, 500)}`;
    if (warned.has(key)) return;
    warned.set(key, true);
    const reason = cause instanceof Error ? { reason: cause.message } : {};
    log.warn(`A picture is not shown: ${message}`, { image_url, ...reason });
  };

  const inLanguage = (language: Language): Pictures => ({
    in: inLanguage,
    async offer(image_url) {
      if (!image_url) return undefined;
      try {
        if (uploaded && mediaIdOf(image_url)) return await uploaded(image_url, language);
        const picture = await examine(image_url, examineForPages, pictureLimits.pageDeadline);
        void checkInBackground(picture);
        return offerOf(picture, lowDataBytes.get(picture.file.hash));
      } catch (error) {
        warnOnce(image_url, error);
        return undefined;
      }
    },
    async image({ hash, image_url, width, format }) {
      try {
        examining++;
        const picture = await examine(image_url, examineForVisitors, visitorDeadline).finally(
          () => examining--,
        );
        const { file, header } = picture;
        const isOffered = decoded(image_url) === decoded(file.url) && widthsOf(header.width).includes(width);
        if (!isOffered) return undefined;
        return { bytes: await imageOf({ picture, width, format }), current: hash === file.hash };
      } catch (error) {
        // A request can name any file, so a wrong name is not worth a log line.
        if (error instanceof PictureProblem) return undefined;
        throw error;
      }
    },
  });
  return inLanguage(defaultLanguage);
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
