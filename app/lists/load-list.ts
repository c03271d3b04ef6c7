import { data, redirect } from "react-router";
import { filtersOf, type SectionKind, type SectionPath, sectionOf } from "../../content/kinds.ts";
import type { AllRecords, Card as CardOf } from "../../server/content/records.ts";
import { nothingFound } from "../../server/counts/failed-search.ts";
import { cut } from "../../server/markdown/plain-text.ts";
import type { Site } from "../../server/site.ts";
import { pageWords } from "../rendering/page-loader.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { listAddress, type ReadAddress, readListAddress } from "./list-address.ts";
import { saveOffer, unpriced } from "./save-offer.server.ts";
import { unavailable } from "./unavailable-status.ts";
import { withPictures } from "./with-picture.ts";

/** Characters of an excerpt: about five lines of a card, or two of a wide row. */
const excerptLength = 170;

type Options<K extends SectionKind, Extra> = {
  read?: ReadAddress;
  /** Adds fields for the cards. It is called once for all of them. */
  addFields?: (items: CardOf<K>[], site: Site) => Promise<(item: CardOf<K>) => Extra | Promise<Extra>>;
};

type NameOf<Path> = Path extends `/${infer Name}` ? Name : never;
/** The page of content/pages with the introduction of a section's list. A section without one is a type error. */
const introductionTo = (kind: SectionKind) => sectionOf(kind).path.slice(1) as NameOf<SectionPath>;

/** The list of a section for the request's address; `list` is undefined if it could not be read. */
export async function loadList<K extends SectionKind, Extra extends object = object>(
  { request, context }: LoaderArgs,
  kind: K,
  { read = readListAddress, addFields = async () => () => ({}) as Extra }: Options<K, Extra> = {},
) {
  const { path } = sectionOf(kind);
  const query = new URL(request.url).searchParams;
  const address = read(query, filtersOf(kind));
  // An emptied search field still sends `?q=`: redirect to the clean address.
  if (query.has("q") && !address.q) throw redirect(listAddress(path, address));
  const site = context.get(siteContext);
  const { content, pictures, log } = site;
  const intro = await pageWords(site, introductionTo(kind));
  try {
    const { q, page, category, type, year, language } = address;
    const records: AllRecords = content;
    const list = await records[kind].page({
      ...{ q, page, excerptLength, year: year ? Number(year) : undefined },
      ...{ category: category || undefined, type: type || undefined, language: language || undefined },
    });
    const years = await records[kind].years();
    const suggestion = list.total === 0 && q ? (await content.suggest(q, kind))?.term : undefined;
    const fieldsFor = await addFields(list.items, site);
    const items = list.items.map(async (item) => ({
      ...{ ...item, excerpt: cut(item.excerpt, excerptLength) },
      ...(await fieldsFor(item)),
    }));
    const isNothing = q && list.total === 0 && !category && !type && !year && !language;
    const save = q ? undefined : await saveOffer(site, kind);
    return data(
      {
        ...{ kind, intro, years, suggestion, save },
        // In a pack, records have one address, whichever page of the list names them.
        address: site.packed ? { ...address, page: 1 } : address,
        list: { ...list, items: await withPictures(pictures, await Promise.all(items)) },
      },
      isNothing ? nothingFound : unpriced(save),
    );
  } catch (error) {
    log.error("A list could not be read", { path, error });
    return data(
      { kind, intro, address, years: [], suggestion: undefined, save: undefined, list: undefined },
      unavailable,
    );
  }
}
