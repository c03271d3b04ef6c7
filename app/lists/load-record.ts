import { data, redirect } from "react-router";
import type { Field } from "../../content/define.ts";
import {
  type Filters,
  filtersOf,
  type LinkName,
  namesWhere,
  type SectionKind,
  sectionOf,
} from "../../content/kinds.ts";
import type { Moved } from "../../server/content/moved.ts";
import type { AllRecords, Whole } from "../../server/content/records.ts";
import { relatedTo } from "../../server/content/related.ts";
import type { Site } from "../../server/site.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { type CheckedLink, checkedLink } from "./checked-link.server.ts";
import { linkTarget } from "./link-target.server.ts";
import { type ListAddress, type ReadAddress, readListAddress, recordAddress } from "./list-address.ts";
import { renderLongText, renderTargetOf } from "./render-text.server.tsx";
import { unavailable } from "./unavailable-status.ts";
import { withPicture } from "./with-picture.ts";

type Links<K extends SectionKind> = { [Name in LinkName<K>]: CheckedLink | undefined };
type Checked<K extends SectionKind> = Omit<Whole<K>, LinkName<K>> & Links<K> & { image_url: string | null };

type Options<K extends SectionKind, Own> = {
  read?: ReadAddress;
  /** What its page shows besides, worked out on the server. */
  own?: (record: Checked<K>, site: Site) => Own | Promise<Own>;
};

/**
 * A record with its neighbours, and the list that the visitor came from. A missing record and a failure have
 * their own status.
 */
export async function loadRecord<K extends SectionKind, Own extends object = object>(
  { request, context, params: { id = "" } }: LoaderArgs,
  kind: K,
  { read = readListAddress, own = () => ({}) as Own }: Options<K, Own> = {},
) {
  const { pathname, searchParams } = new URL(request.url);
  const from = read(searchParams, filtersOf(kind));
  const site = context.get(siteContext);
  const { content, pictures, log } = site;
  const records: AllRecords = content;
  try {
    const now = new Date();
    const whole = await records[kind].find(id, now);
    if (!whole) return missing(await content.moved(kind, id), kind, from);
    const checked = await withLinks(site, kind, whole);
    const text = await renderLongText(site, whole.text, renderTargetOf(request));
    const by = await content.people.named("authors" in whole ? String(whole.authors) : "");
    const record = await withPicture(pictures, { ...checked, ...text, ...(await own(checked, site)), by });
    const [neighbours, related] = await Promise.all([
      records[kind].neighbours(whole.id, narrowedBy(from)),
      relatedTo(content, kind, whole),
    ]);
    return data({ kind, from, found: { record, neighbours, related }, failed: false, gone: false });
  } catch (error) {
    // To where the record is now.
    if (error instanceof Response) throw error;
    log.error("A record could not be read", { path: pathname, error });
    return data({ kind, from, found: undefined, failed: true, gone: false }, unavailable);
  }
}

/** An address that the record had before leads to the one it has, with the list that the visitor came from. */
function missing<K extends SectionKind>(moved: Moved, kind: K, from: ListAddress) {
  const gone = moved === "gone";
  if (moved && !gone) throw redirect(recordAddress(sectionOf(kind).path, moved.to, from), 301);
  return data({ kind, from, found: undefined, failed: false, gone }, { status: gone ? 410 : 404 });
}

/** Those of the list that the visitor came from: the records before and after are among what it showed. */
const narrowedBy = ({ category, type }: ListAddress): Filters => ({
  category: category || undefined,
  type: type || undefined,
});

/** No page can offer a link that was not checked. */
async function withLinks<K extends SectionKind>(site: Site, kind: K, record: Whole<K>): Promise<Checked<K>> {
  const values = record as Record<string, string | null>;
  const isLink = ({ type }: Field) => type === "link" || type === "file";
  const links = namesWhere(kind, isLink).map(async (name) => {
    const link = checkedLink(values[name] ?? null);
    if (!link || link.host) return [name, link];
    return [name, { ...link, target: await linkTarget(site, link.address) }];
  });
  return { ...record, ...Object.fromEntries(await Promise.all(links)) };
}
