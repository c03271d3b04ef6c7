/** For script: the pictures and files that can be chosen. */
import { mediaIdOf } from "../../../server/content/media-address.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import type { ShownItem } from "../uploader/library-item.ts";
import { readAsked } from "./media-list-address.ts";
import { shownItems } from "./to-library-item.ts";

export const role: Access = "writer";

/** The one at an address; or the newest, or what a search finds. */
export async function loader(args: DeskArgs): Promise<Response> {
  const { site, url } = args;
  const address = url.searchParams.get("address");
  const items = address === null ? (await site.media.list(readAsked(url))).items : await itemsAt(address);
  return Response.json({ items: (await shownItems(args, items)) satisfies ShownItem[] });

  async function itemsAt(address: string) {
    const id = mediaIdOf(address);
    const item = id && (await site.media.find(id));
    return item ? [item] : [];
  }
}
