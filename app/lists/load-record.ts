import { data } from "react-router";
import { type Kind, sectionOf, type Those } from "../../sections.ts";
import type { AllRecords, Whole } from "../../server/content/records.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { type CheckedLink, checkedLink } from "./checked-link.server.ts";
import { type ReadAddress, readListAddress } from "./list-address.ts";
import { unavailable } from "./unavailable.ts";
import { withPicture } from "./with-picture.ts";

type Links<K extends Kind> = { [Name in Those<K, "optional link">]: CheckedLink | undefined };
type Checked<K extends Kind> = Omit<Whole<K>, Those<K, "optional link">> &
  Links<K> & { image_url: string | null };

type Options<K extends Kind, Own> = {
  read?: ReadAddress;
  /** What its page shows besides, worked out on the server. */
  own?: (record: Checked<K>) => Own;
};

/**
 * A record with its neighbours, and the list that the visitor came from. A missing record and a failure have
 * their own status.
 */
export async function loadRecord<K extends Kind, Own extends object = object>(
  { request, context, params: { id = "" } }: LoaderArgs,
  kind: K,
  { read = readListAddress, own = () => ({}) as Own }: Options<K, Own> = {},
) {
  const { pathname, searchParams } = new URL(request.url);
  const from = read(searchParams, sectionOf(kind).filters);
  const { content, pictures, log } = context.get(siteContext);
  const records: AllRecords = content;
  try {
    const now = new Date();
    const whole = await records[kind].find(id, now);
    if (!whole) return data({ kind, from, found: undefined, failed: false }, { status: 404 });
    const checked = withLinks(kind, whole);
    const record = await withPicture(pictures, { ...checked, ...own(checked) });
    return data({
      kind,
      from,
      found: { record, neighbours: await records[kind].neighbours(whole.id, now) },
      failed: false,
    });
  } catch (error) {
    log.error("A record could not be read", { path: pathname, error });
    return data({ kind, from, found: undefined, failed: true }, unavailable);
  }
}

/** No page can offer a link that was not checked. */
function withLinks<K extends Kind>(kind: K, record: Whole<K>): Checked<K> {
  const links = Object.entries(sectionOf(kind).columns)
    .filter(([, type]) => type === "optional link")
    .map(([name]) => [name, checkedLink((record as Record<string, string | null>)[name] ?? null)]);
  return { ...record, ...Object.fromEntries(links) };
}
