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
import type { Neighbour } from "../../server/content/lists/position.ts";
import type { AllRecords, Whole } from "../../server/content/records.ts";
import type { Redirect } from "../../server/content/redirects.ts";
import { relatedTo } from "../../server/content/related.ts";
import type { Site } from "../../server/site.ts";
import { withRegistration } from "../registration/registration-states.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { type CheckedLink, checkedLink } from "./checked-link.server.ts";
import { linkTarget } from "./link-target.server.ts";
import { type ListAddress, type ReadAddress, readListAddress, recordAddress } from "./list-address.ts";
import { citationIn, isCitable } from "./read-citation.ts";
import { renderLongText, renderTargetOf } from "./render-text.server.tsx";
import { saveOffer, unpriced } from "./save-offer.server.ts";
import { unavailable } from "./unavailable-status.ts";
import { withPicture } from "./with-picture.ts";

type Links<K extends SectionKind> = { [Name in LinkName<K>]: CheckedLink | undefined };
type Images = { image_url: string | null; share_picture: string | null };
type Checked<K extends SectionKind> = Omit<Whole<K>, LinkName<K>> & Links<K> & Images;

type Options<K extends SectionKind, Extra> = {
  read?: ReadAddress;
  /** Adds fields for the page. */
  addFields?: (record: Checked<K>, site: Site) => Extra | Promise<Extra>;
};

/** A record, its neighbours and the list that the visitor came from; 404, 410 or 503 without a record. */
export async function loadRecord<K extends SectionKind, Extra extends object = object>(
  { request, context, params: { id = "" } }: LoaderArgs,
  kind: K,
  { read = readListAddress, addFields = () => ({}) as Extra }: Options<K, Extra> = {},
) {
  const { pathname, searchParams } = new URL(request.url);
  const from = read(searchParams, filtersOf(kind));
  const site = context.get(siteContext);
  const { content, pictures, log } = site;
  const records: AllRecords = content;
  try {
    const now = new Date();
    const stored = await records[kind].find(id, now);
    if (!stored) return missing(await content.moved(kind, id), kind, from);
    const checked = await withLinks(site, kind, stored);
    const text = await renderLongText(site, stored.text, renderTargetOf(request));
    const by = await content.people.named("authors" in stored ? String(stored.authors) : "");
    const citation = isCitable(kind) ? await citationIn(site, kind, stored as never) : undefined;
    const record = await withPicture(pictures, {
      ...checked,
      ...text,
      ...(await addFields(checked, site)),
      sharePicture: (await pictures.offer(checked.share_picture)) ?? null,
      ...{ by, citation, reading: await readingOf(site, kind, stored) },
    });
    const [neighbours, related] = await Promise.all([
      records[kind].neighbours(stored.id, filtersOfList(from)),
      relatedTo(content, kind, stored),
    ]);
    const save = await saveOffer(site, kind, stored.id);
    const beside = await withRegistration(
      site,
      [neighbours.previous, neighbours.next].filter((one) => one !== undefined),
    );
    const shown = (one: Neighbour | undefined) => beside.find(({ id }) => id === one?.id);
    const found = {
      ...{ record, save },
      neighbours: { previous: shown(neighbours.previous), next: shown(neighbours.next) },
      related: await withRegistration(site, related),
    };
    return data({ kind, from, found, failed: false, gone: false }, unpriced(save));
  } catch (error) {
    // The redirect to the record's current address.
    if (error instanceof Response) throw error;
    log.error("A record could not be read", { path: pathname, error });
    return data({ kind, from, found: undefined, failed: true, gone: false }, unavailable);
  }
}

/** A preview may show another text than the one that was read. */
const readingOf = (
  { desk, preview }: Site,
  kind: SectionKind,
  { id, language }: { id: string; language: string },
) => (preview ? undefined : desk.review.publicReading(kind, id, language));

/** Redirects a former address of a record to its current one, with the list that the visitor came from. */
function missing<K extends SectionKind>(moved: Redirect, kind: K, from: ListAddress) {
  const gone = moved === "gone";
  if (moved && !gone) throw redirect(recordAddress(sectionOf(kind).path, moved.to, from), 301);
  return data({ kind, from, found: undefined, failed: false, gone }, { status: gone ? 410 : 404 });
}

/** The filters of the list that the visitor came from, so that the neighbours are from that list. */
const filtersOfList = ({ category, type }: ListAddress): Filters => ({
  category: category || undefined,
  type: type || undefined,
});

/** Checks all links here, so that no page can show an unchecked one. */
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
