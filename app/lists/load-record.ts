import { data, type LoaderFunctionArgs } from "react-router";
import { siteContext } from "../site.ts";
import { type ReadAddress, readListAddress } from "./list-address.ts";
import { unavailable } from "./unavailable.ts";

/** A record, and the list that the visitor came from. A missing record and a failure have their own status. */
export async function loadRecord<Found>(
  { request, context }: LoaderFunctionArgs,
  ask: () => Promise<Found | undefined>,
  read: ReadAddress = readListAddress,
) {
  const { pathname, searchParams } = new URL(request.url);
  const from = read(searchParams);
  try {
    const found = await ask();
    return data({ from, found, failed: false }, { status: found ? 200 : 404 });
  } catch (error) {
    context.get(siteContext).log.error("A record could not be read", { path: pathname, error });
    return data({ from, found: undefined, failed: true }, unavailable);
  }
}
