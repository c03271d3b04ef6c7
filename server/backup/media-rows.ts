import type { MediaRow } from "../database/schema.ts";
import { keyOf, originals } from "../media/item.ts";
import type { Row } from "./snapshot.ts";

/** What a backup wants to know of a picture or a file: where it is in the store, and what must be there. */
export type BackedUpMedia = { name: string; place: string; keys: string[] };

export function backedUpMedia(row: Row): BackedUpMedia {
  const { id, copy, kind, name, images } = row as Pick<MediaRow, "id" | "copy" | "kind" | "name" | "images">;
  const names = [originals[kind], ...Object.keys(JSON.parse(images))];
  return { name, place: `${id}/${copy}`, keys: names.map((object) => keyOf({ id, copy }, object)) };
}
