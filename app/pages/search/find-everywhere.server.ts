import { isPageKind, type Kind, pageNameOf, type RecordKind } from "../../../content/kinds.ts";
import { type PageName, pages } from "../../../content/pages/index.ts";
import { textsOfParts } from "../../../content/parts.ts";
import { fillPlaceholders } from "../../../content/placeholders.ts";
import { heldEvent } from "../../../server/content/held-event.ts";
import { PAGE_SIZE } from "../../../server/content/lists/pagination.ts";
import { MOST_COUNTED } from "../../../server/content/lists/results.ts";
import type { Card } from "../../../server/content/records.ts";
import { fold } from "../../../server/content/search/fold.ts";
import { passageAroundMatch, wordPattern } from "../../../server/content/search/matched-words.ts";
import { type Query, queryOf } from "../../../server/content/search/query.ts";
import { inOrder, type SiteMatch } from "../../../server/content/search/site-search.ts";
import { cut } from "../../../server/markdown/plain-text.ts";
import type { Site } from "../../../server/site.ts";
import { titleWithStatus } from "../../lists/event-status.ts";
import { faqAddress, listAddress, recordAddress } from "../../lists/list-address.ts";
import { type Registering, withRegistration } from "../../registration/registration-states.ts";
import type { ShownEvent } from "../../registration/shown-event.ts";
import { siteValues } from "../../rendering/site-values.ts";
import type { Total } from "../../words/en/lists.ts";
import type { Words } from "../../words/translation.ts";
import { type SearchAddress, type SearchSection, sectionOfKind } from "./search-address.ts";

export type Hit = {
  kind: Kind;
  to: string;
  title: string;
  excerpt: string;
  /** The language of title and excerpt. */
  language: string;
  /** The date of publication. */
  date?: string | undefined;
  event?: ShownEvent | undefined;
};

export type Results = Total & {
  hits: Hit[];
  page: number;
  pages: number;
  /** The sections with results, whichever is chosen. */
  sections: (Total & { section: SearchSection })[];
};

type SearchedSite = Pick<Site, "content" | "language" | "enquiries"> & Registering;

const excerptLength = 200;

/** One page of the ranked results. Beyond 300 results, visitors use another word or a filter. */
export async function findEverywhere(
  site: SearchedSite,
  words: Words,
  address: SearchAddress,
): Promise<Results> {
  const { content } = site;
  const { q, section, year, language } = address;
  const { people, whoWeAre } = await content.existing();
  const isThere = (kind: Kind) =>
    (people || kind !== "page/people") && (whoWeAre || kind !== "page/who-we-are");
  const filters = { year: year ? Number(year) : undefined, language: language || undefined };
  const found = (await content.search(q, filters)).filter(({ kind, total }) => total > 0 && isThere(kind));
  const chosen = found.filter(({ kind }) => !section || sectionOfKind(kind) === section);
  const matches = inOrder(chosen.flatMap((of) => of.matches)).slice(0, MOST_COUNTED);
  const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
  const page = Math.min(address.page, pages);
  const shown = matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const query = queryOf(q);
  return {
    ...sum(chosen),
    ...{ page, pages, hits: query ? await readHits(site, words, shown, query, address) : [] },
    sections: [...Map.groupBy(found, ({ kind }) => sectionOfKind(kind))].map(([section, of]) => ({
      section,
      ...sum(of),
    })),
  };
}

/** A term that finds nothing and has one likely correction is corrected. */
export async function searchOrCorrect(site: SearchedSite, words: Words, address: SearchAddress) {
  const results = await findEverywhere(site, words, address);
  if (results.hits.length > 0 || address.exact) return { results, correction: undefined };
  const correction = await site.content.suggest(address.q);
  if (!correction?.isSure) return { results, correction };
  const corrected = await findEverywhere(site, words, { ...address, q: correction.term });
  if (corrected.hits.length === 0) return { results, correction };
  return {
    results: corrected,
    correction: { ...correction, term: asWritten(correction.term, corrected.hits) },
  };
}

/** Corrections come from folded texts, without accents. The results show how the words are written. */
function asWritten(term: string, hits: Hit[]): string {
  const words = hits.flatMap(({ title, excerpt }) => `${excerpt} ${title}`.match(wordPattern) ?? []);
  const written = new Map(words.map((word) => [fold(word), word.toLowerCase()]));
  return term.replace(wordPattern, (word) => written.get(word) ?? word);
}

function sum(totals: Total[]): Total {
  const total = totals.reduce((sum, each) => sum + each.total, 0);
  const more = total > MOST_COUNTED || totals.some((each) => each.more);
  return { total: more ? MOST_COUNTED : total, more };
}

/** Keeps the order of the matches. */
async function readHits(
  site: SearchedSite,
  words: Words,
  matches: SiteMatch[],
  query: Query,
  from: SearchAddress,
): Promise<Hit[]> {
  const byKind = [...Map.groupBy(matches, ({ kind }) => kind)].map(async ([kind, of]) => {
    if (isPageKind(kind)) return [await pageHit(site, pageNameOf(kind), query)];
    const ids = of.map(({ id }) => id);
    const cards = await site.content.found(kind, ids, query, excerptLength);
    return withRegistration(
      site,
      cards.map((card) => recordHit(words, kind, card, from)),
    );
  });
  const hits = new Map(
    (await Promise.all(byKind)).flat().map(({ id, ...hit }) => [`${hit.kind} ${id}`, hit]),
  );
  // A record may have been withdrawn since it was found.
  return matches.flatMap(({ kind, id }) => hits.get(`${kind} ${id}`) ?? []);
}

type IdentifiedHit = Hit & { id: string };

function recordHit(
  words: Words,
  kind: RecordKind,
  card: Card<RecordKind>,
  from: SearchAddress,
): IdentifiedHit {
  const { id, excerpt, language } = card;
  const dated = kind !== "faq" && kind !== "people" && kind !== "partners";
  return {
    ...{ kind, id, excerpt, language, title: titleWithStatus(words, card) },
    to: addressOf(kind, card, from),
    ...(dated && { date: card.created_at, event: heldEvent(card) }),
  };
}

function addressOf(kind: RecordKind, card: Card<RecordKind>, { q, year, language }: SearchAddress): string {
  if (kind === "faq") return faqAddress(card as Card<"faq">);
  if (kind === "partners") return `/about/partnerships#${encodeURIComponent(card.id)}`;
  const section = sectionOfKind(kind);
  if (section === "pages") return recordAddress("/", card.id);
  if (section === "people") return recordAddress("/about/people", card.id);
  // Its page links back to the list with the same search.
  return recordAddress(`/${section}`, card.id, { q, year, language });
}

async function pageHit(site: SearchedSite, name: PageName, query: Query): Promise<IdentifiedHit> {
  const { content, language } = site;
  const [words, values] = [await content.page(name), await siteValues(site)];
  const texts = textsOfParts(pages[name].parts, words).map((text) => fillPlaceholders(text, values));
  // The name and the title are not text.
  const [title = "", , ...others] = texts;
  const description = "description" in words ? words.description : "";
  const excerpt =
    passageAroundMatch(others.join("\n\n"), query, excerptLength) ?? cut(description, excerptLength);
  return {
    ...{ kind: `page/${name}`, id: name, title, excerpt, language },
    to: listAddress(pages[name].path, {}),
  };
}
