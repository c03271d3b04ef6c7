import type { EnquiryFileRow, MediaRow } from "../database/schema.ts";
import { isInStore, keyOfFile } from "../media/mailed-file-key.ts";
import { keyOf, originals } from "../media/media-item.ts";
import type { Row } from "./snapshot.ts";

/** What a backup wants to know of a picture or a file: where it is in the store, and what must be there. */
export type BackedUpMedia = { name: string; place: string; keys: string[] };

/** The tables whose rows speak of objects in the store. */
export const tablesOfMedia = ["media", "enquiry_files"];

export function backedUpMedia(table: string, row: Row): BackedUpMedia[] {
  if (table === "media") return [mediaOf(row)];
  const file = row as EnquiryFileRow;
  if (table !== "enquiry_files" || !isInStore(file)) return [];
  const key = keyOfFile(file.id);
  return [{ name: file.name, place: key, keys: [key] }];
}

function mediaOf(row: Row): BackedUpMedia {
  const { id, copy, kind, name, images } = row as Pick<MediaRow, "id" | "copy" | "kind" | "name" | "images">;
  const names = [originals[kind], ...Object.keys(JSON.parse(images))];
  return { name, place: `${id}/${copy}`, keys: names.map((object) => keyOf({ id, copy }, object)) };
}
