import type { EnquiryFileRow, MediaRow, MediaVersionRow } from "../database/schema.ts";
import { isInStore, keyOf, mailedFileKey, originals } from "../media/object-keys.ts";
import type { Row } from "./snapshot.ts";

/** The stored objects of an upload or a mailed file. `place` is their folder in the store, or the key of a mailed file. */
export type BackedUpMedia = { name: string; place: string; keys: string[] };

/** Undefined for pieces of unfinished uploads, which are not backed up. */
export const placeOfKey = (key: string) => /^[0-9a-f]{20}\/[^/]+(?=\/)|^enquiries\/[^/]+$/.exec(key)?.[0];

/** The tables whose rows refer to objects in the store. */
export const mediaTables = ["media", "media_versions", "enquiry_files"];

export function backedUpMedia(table: string, row: Row): BackedUpMedia[] {
  if (table === "media") return [mediaOf(row as MediaRow)];
  if (table === "media_versions") return [versionOf(row as MediaVersionRow)];
  const file = row as EnquiryFileRow;
  if (table !== "enquiry_files" || !isInStore(file)) return [];
  const key = mailedFileKey(file.id);
  return [{ name: file.name, place: key, keys: [key] }];
}

type Place = Pick<MediaRow, "id" | "copy" | "name" | "images">;

function mediaOf({ kind, ...row }: Place & Pick<MediaRow, "kind">): BackedUpMedia {
  const { id, copy, name, images } = row;
  const names = [originals[kind], ...Object.keys(JSON.parse(images))];
  return { name, place: `${id}/${copy}`, keys: names.map((object) => keyOf({ id, copy }, object)) };
}

/** Only pictures have a width. */
const versionOf = ({ media_id: id, width, ...row }: MediaVersionRow): BackedUpMedia =>
  mediaOf({ ...row, id, kind: width === null ? "file" : "picture" });
