/** Lists pictures and files for the scripts of the desk. */
import { mediaIdOf } from "../../../server/content/media-address.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import type { LibraryItem } from "../uploader/library-item.ts";
import { mediaFiltersIn } from "./media-list-address.ts";
import { toLibraryItems } from "./to-library-item.ts";

export const role: Access = "translator";

/** The item at an address, or a page of the list. */
export async function loader(args: DeskArgs): Promise<Response> {
  const { site, url } = args;
  const address = url.searchParams.get("address");
  const items =
    address === null ? (await site.media.list(mediaFiltersIn(url))).items : await itemsAt(address);
  return Response.json({ items: (await toLibraryItems(args, items)) satisfies LibraryItem[] });

  async function itemsAt(address: string) {
    const id = mediaIdOf(address);
    const item = id && (await site.media.find(id));
    return item ? [item] : [];
  }
}
