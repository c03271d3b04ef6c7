import { data, type LoaderFunctionArgs, replace } from "react-router";
import { siteContext } from "../site.ts";
import { type ListAddress, listAddress, type ReadAddress, readListAddress } from "./list-address.ts";
import { unavailable } from "./unavailable.ts";

/** A list as the address asks for it; `list` is undefined when it could not be read. */
export async function loadList<List>(
  { request, context }: LoaderFunctionArgs,
  path: string,
  ask: (address: ListAddress) => Promise<List>,
  read: ReadAddress = readListAddress,
) {
  const query = new URL(request.url).searchParams;
  const address = read(query);
  // An emptied search field still sends `?q=`: the whole list has a clean address.
  if (query.has("q") && !address.q) throw replace(listAddress(path, address));
  try {
    return data({ address, list: await ask(address) });
  } catch (error) {
    context.get(siteContext).log.error("A list could not be read", { path, error });
    return data({ address, list: undefined }, unavailable);
  }
}
