import { fold } from "../content/search/fold.ts";
import type { MediaRow } from "../database/schema.ts";
import type { MediaItem } from "./media-types.ts";

export function itemOf(row: MediaRow): MediaItem {
  return {
    ...{ id: row.id, kind: row.kind, name: row.name, type: row.type, bytes: row.bytes },
    ...{ width: row.width, height: row.height, copy: row.copy, isReplaced: row.replaced_at !== null },
    ...{ alt: row.alt, decorative: row.decorative === 1, caption: row.caption, credit: row.credit },
    translations: translationsIn(row),
    focus: { x: row.focus_x, y: row.focus_y },
    ...{ state: row.state, problem: row.problem, createdAt: row.created_at },
    uploadedBy: { id: row.uploaded_by, name: row.uploaded_by_name },
  };
}

/** The three texts in other languages, by language. */
export function translationsIn({ texts }: Pick<MediaRow, "texts">): MediaItem["translations"] {
  return JSON.parse(texts);
}

type Described = Pick<MediaRow, "name" | "alt" | "caption" | "credit" | "texts">;

/** The text that a search in the media library looks in. */
export function foldedText({ name, alt, caption, credit, ...row }: Described, tags: string[] = []): string {
  const translated = Object.values(translationsIn(row)).flatMap((texts) => Object.values(texts));
  return fold([name, alt, caption, credit, ...translated, ...tags].join(" "));
}
