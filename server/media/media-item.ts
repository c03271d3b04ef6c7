import { fold } from "../content/search/fold.ts";
import type { MediaRow } from "../database/schema.ts";
import type { MediaItem } from "./media-types.ts";

export function itemOf(row: MediaRow): MediaItem {
  return {
    ...{ id: row.id, kind: row.kind, name: row.name, type: row.type, bytes: row.bytes },
    ...{ width: row.width, height: row.height },
    ...{ alt: row.alt, decorative: row.decorative === 1, caption: row.caption, credit: row.credit },
    focus: { x: row.focus_x, y: row.focus_y },
    ...{ state: row.state, problem: row.problem, createdAt: row.created_at },
    uploadedBy: { id: row.uploaded_by, name: row.uploaded_by_name },
  };
}

/** Where its bytes are in the store. */
export function keyOf({ id, copy }: Pick<MediaRow, "id" | "copy">, name: string): string {
  return `${id}/${copy}/${name}`;
}

/** The one object of a file, and the one that all images of a picture are made from. */
export const originals = { file: "file", picture: "master.webp" } as const;

/** As it is searched. */
export function foldedText({
  name,
  alt,
  caption,
  credit,
}: Record<"name" | "alt" | "caption" | "credit", string>) {
  return fold([name, alt, caption, credit].join(" "));
}
