import { mediaIdOf } from "../../../server/content/media-address.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import { imageOf } from "../media/to-library-item.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

/** A small image of each record's uploaded picture, by the id of the record. */
export async function readThumbnails(
  { desk, site }: Pick<DeskArgs, "desk" | "site">,
  rows: EditionSummary[],
): Promise<Record<string, string>> {
  const addresses = [...(await desk.editions.pictures(rows))];
  const images = await Promise.all(
    addresses.map(async ([id, address]) => {
      const item = await site.media.findReady(mediaIdOf(address) ?? "");
      return [id, item && imageOf(item, 320)] as const;
    }),
  );
  return Object.fromEntries(images.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
