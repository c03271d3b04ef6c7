/** The keys of objects in the media store: one naming scheme for both kinds of store. */
import type { EnquiryFileRow, MediaRow } from "../database/schema.ts";

/** Segments of [a-z0-9.-] with slashes between them. None starts with a dot, so no key leads out of its folder. */
const pattern = /^(?!\.)[a-z0-9.-]+(?:\/(?!\.)[a-z0-9.-]+)*$/;
const maxLength = 200;

export const isKey = (text: string) => text.length <= maxLength && pattern.test(text);

/** Throws for a malformed key. Only this program creates keys, so that is a bug in it. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key of the media store: ${key}`);
  return key;
}

/** An object of an item in the media library: its original, or an encoded image such as "640.webp". */
export function keyOf({ id, copy }: Pick<MediaRow, "id" | "copy">, name: string): string {
  return `${id}/${copy}/${name}`;
}

/** The file itself, and the master from which all images of a picture are encoded. */
export const originals = { file: "file", picture: "master.webp" } as const;

/** Includes the length: of two requests for the same offset, the shorter piece can never replace the longer one. */
export const pieceKey = (uploadId: string, offset: number, length: number) =>
  `${uploadFolder(uploadId)}${offset}-${length}`;

export const uploadFolder = (uploadId: string) => `uploads/${uploadId}/`;

/** Holds all files that came or went by mail and are in no library. */
export const enquiryFolder = "enquiries/";

export const mailedFileKey = (id: string) => `${enquiryFolder}${id}`;

/** False for a file that was dropped, and for an attachment of a reply that belongs to the media library. */
export const isInStore = ({ media_id, dropped }: Pick<EnquiryFileRow, "media_id" | "dropped">) =>
  media_id === null && dropped === null;
