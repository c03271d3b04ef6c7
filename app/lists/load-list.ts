import { data, redirect } from "react-router";
import { cut } from "../../server/content/plain-text.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { type ListAddress, listAddress, type ReadAddress, readListAddress } from "./list-address.ts";
import { unavailable } from "./unavailable.ts";
import { withPictures } from "./with-picture.ts";

/** What the two lines of a card hold. */
const twoLines = 120;

type Card = { excerpt: string; image_url: string | null };

/** A list as the address asks for it; `list` is undefined when it could not be read. */
export async function loadList<Item extends Card, List>(
  { request, context }: LoaderArgs,
  path: string,
  ask: (address: ListAddress) => Promise<List & { items: Item[] }>,
  read: ReadAddress = readListAddress,
) {
  const query = new URL(request.url).searchParams;
  const address = read(query);
  // An emptied search field still sends `?q=`: the whole list has a clean address.
  if (query.has("q") && !address.q) throw redirect(listAddress(path, address));
  const { pictures, log } = context.get(siteContext);
  try {
    const list = await ask(address);
    const items = list.items.map((item) => ({ ...item, excerpt: cut(item.excerpt, twoLines) }));
    return data({ address, list: { ...list, items: await withPictures(pictures, items) } });
  } catch (error) {
    log.error("A list could not be read", { path, error });
    return data({ address, list: undefined }, unavailable);
  }
}
