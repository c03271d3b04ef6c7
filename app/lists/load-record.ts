import { data } from "react-router";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { type ReadAddress, readListAddress } from "./list-address.ts";
import { unavailable } from "./unavailable.ts";
import { withPicture } from "./with-picture.ts";

/** A record, and the list that the visitor came from. A missing record and a failure have their own status. */
export async function loadRecord<Item extends { image_url: string | null }, Found>(
  { request, context, params }: LoaderArgs,
  ask: (id: string) => Promise<(Found & { record: Item }) | undefined>,
  read: ReadAddress = readListAddress,
) {
  const { pathname, searchParams } = new URL(request.url);
  const from = read(searchParams);
  const { pictures, log } = context.get(siteContext);
  try {
    const asked = await ask(params.id ?? "");
    const found = asked && { ...asked, record: await withPicture(pictures, asked.record) };
    return data({ from, found, failed: false }, { status: found ? 200 : 404 });
  } catch (error) {
    log.error("A record could not be read", { path: pathname, error });
    return data({ from, found: undefined, failed: true }, unavailable);
  }
}
