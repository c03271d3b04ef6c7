import { LRUCache } from "lru-cache";
import { mediaIdOf } from "../content/media-address.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { MediaRow } from "../database/schema.ts";
import { mediaLimits } from "./media-limits.ts";
import type { Media } from "./media-types.ts";
import { lowDataWidth, widthsOf } from "./pictures/image-widths.ts";
import type { OfferedPicture } from "./pictures/pictures.ts";

type Parts = { database: SiteDatabase; version: () => Promise<number> };
type Images = Record<string, number>;

/** What pages say of uploads. Each is read once for each version of the content, and known while nothing answers. */
export function offeredOf({ database, version }: Parts) {
  const rows = new LRUCache<string, { row: MediaRow | undefined; version: number }>(mediaLimits.cached);

  const rowOf = async (id: string): Promise<MediaRow | undefined> => {
    const last = rows.get(id);
    try {
      // Asked first: what is read afterwards is at least as new.
      const current = await version();
      if (last?.version === current) return last.row;
      const row = await database.db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
      rows.set(id, { row, version: current });
      return row;
    } catch (error) {
      if (!last) throw error;
      return last.row;
    }
  };

  const rowAt = async (address: string, kind: MediaRow["kind"]): Promise<MediaRow | undefined> => {
    const id = mediaIdOf(address);
    const row = id && (await rowOf(id));
    return row && row.kind === kind && row.state === "ready" ? row : undefined;
  };

  const offer: Media["offer"] = async (address) => {
    const row = await rowAt(address, "picture");
    return row && offeredPicture(row);
  };

  const fileAt: Media["fileAt"] = async (address) => {
    const row = await rowAt(address, "file");
    return row && { name: row.name, type: row.type, bytes: row.bytes };
  };

  return { rowOf, offer, fileAt };
}

function offeredPicture(row: MediaRow): OfferedPicture {
  const width = row.width ?? 0;
  const bytes = imagesOf(row)[`${lowDataWidth(width)}.webp`];
  const alt = row.decorative === 1 ? "" : row.alt || undefined;
  return {
    ...{ address: `/media/${row.id}`, width, height: row.height ?? 0, widths: widthsOf(width) },
    lowData: { width: lowDataWidth(width), kilobytes: bytes === undefined ? null : Math.ceil(bytes / 1000) },
    ...(alt !== undefined && { alt }),
    ...(row.caption && { caption: row.caption }),
    ...(row.credit && { credit: row.credit }),
    focus: { x: row.focus_x, y: row.focus_y },
  };
}

/** The bytes of each image, by its name. */
export function imagesOf({ images }: Pick<MediaRow, "images">): Images {
  return JSON.parse(images);
}
