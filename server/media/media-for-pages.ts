import { LRUCache } from "lru-cache";
import { defaultLanguage, type Language } from "../../languages.ts";
import { imagesAddress, mediaIdOf } from "../content/media-address.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { MediaRow } from "../database/schema.ts";
import { translationsIn } from "./media-item.ts";
import { mediaLimits } from "./media-limits.ts";
import type { Media } from "./media-types.ts";
import { lowDataWidth, widthsOf } from "./pictures/image-widths.ts";
import type { OfferedPicture } from "./pictures/pictures.ts";

type Parts = { database: SiteDatabase; version: () => Promise<number> };
type Images = Record<string, number>;

/** Uploads as pages show them, cached per content version. If the database does not answer, the last known row is used. */
export function mediaForPages({ database, version }: Parts) {
  const rows = new LRUCache<string, { row: MediaRow | undefined; version: number }>(mediaLimits.cached);

  const rowOf = async (id: string): Promise<MediaRow | undefined> => {
    const cached = rows.get(id);
    try {
      // Read before the row, so that the row is at least as new as its version.
      const current = await version();
      if (cached?.version === current) return cached.row;
      const row = await database.db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
      rows.set(id, { row, version: current });
      return row;
    } catch (error) {
      if (!cached) throw error;
      return cached.row;
    }
  };

  const rowAt = async (address: string, kind: MediaRow["kind"]): Promise<MediaRow | undefined> => {
    const id = mediaIdOf(address);
    const row = id && (await rowOf(id));
    return row && row.kind === kind && row.state === "ready" ? row : undefined;
  };

  const offer: Media["offer"] = async (address, language = defaultLanguage) => {
    const row = await rowAt(address, "picture");
    return row && offeredPicture(row, language);
  };

  const fileAt: Media["fileAt"] = async (address) => {
    const row = await rowAt(address, "file");
    return row && { name: row.name, type: row.type, bytes: row.bytes };
  };

  return { rowOf, offer, fileAt };
}

function offeredPicture(row: MediaRow, language: Language): OfferedPicture {
  const width = row.width ?? 0;
  const bytes = imagesOf(row)[`${lowDataWidth(width)}.webp`];
  const translated = translationsIn(row)[language];
  const [caption, credit] = [translated?.caption || row.caption, translated?.credit || row.credit];
  const alt = row.decorative === 1 ? "" : translated?.alt || row.alt || undefined;
  return {
    ...{
      address: imagesAddress({ ...row, isReplaced: row.replaced_at !== null }),
      width,
      height: row.height ?? 0,
      widths: widthsOf(width),
    },
    lowData: { width: lowDataWidth(width), kilobytes: bytes === undefined ? null : Math.ceil(bytes / 1000) },
    ...(alt !== undefined && { alt }),
    ...(caption && { caption }),
    ...(credit && { credit }),
    focus: { x: row.focus_x, y: row.focus_y },
  };
}

/** The size of each image in bytes, by its name. */
export function imagesOf({ images }: Pick<MediaRow, "images">): Images {
  return JSON.parse(images);
}
