import { mediaIdOf } from "../../content/media-address.ts";
import type { SiteDatabase } from "../../database/connect.ts";

/** Whether the page of a record must show this as its picture by now: one that is being encoded comes a little later. */
export async function isDue({ db }: SiteDatabase, image_url: string): Promise<boolean> {
  const id = mediaIdOf(image_url);
  if (!id) return image_url !== "";
  const item = await db.selectFrom("media").select("state").where("id", "=", id).executeTakeFirst();
  return item?.state !== "encoding";
}

/** A text may show many. */
const mostAsked = 10;

/** The addresses of the pictures that a page shows. */
export function picturesOn(page: string): string[] {
  const found = page.matchAll(/<img [^>]*?src="(\/(?:images|media)\/[^"]+)"/g);
  return [...new Set([...found].map(([, address = ""]) => address))].slice(0, mostAsked);
}
