import type { Content } from "../../../server/content/content.ts";
import { fold } from "../../../server/content/fold.ts";
import { cut, plainText } from "../../../server/content/plain-text.ts";
import { faqAddress } from "../../faq/faq-address.ts";
import { findFaq } from "../../faq/find-faq.server.ts";
import { listAddress, recordAddress } from "../../lists/list-address.ts";
import { pageNames, pages } from "../../metadata/site-map.ts";
import type { Total } from "../../words/en/lists.ts";
import type { search } from "../../words/en/search.ts";

export type Hit = { to: string; title: string; excerpt?: string };
export type HitGroup = Total & {
  name: keyof typeof search.groups;
  hits: Hit[];
  /** The address of the whole list. */
  all: string;
};

const shown = 4;
const excerptLength = 200;

/** The first hits of every kind. A kind without any is left out. */
export async function findEverywhere(content: Content, q: string, now: Date): Promise<HitGroup[]> {
  // Nothing but marks: without this, every record would contain it.
  if (!fold(q)) return [];
  const [work, news, events, resources] = await Promise.all([
    content.work.page({ q }),
    content.news.page({ q }),
    content.events.page({ q, now }),
    content.resources.page({ q }),
  ]);
  const groups: HitGroup[] = [
    pageHits(q),
    recordHits("work", "/our-work", q, work, ({ title }) => title),
    recordHits("news", "/news", q, news, ({ headline }) => headline),
    recordHits("events", "/events", q, events, ({ name }) => name),
    recordHits("resources", "/resources", q, resources, ({ title }) => title),
    faqHits(q),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

type Found<Card> = Total & { items: Card[] };

function recordHits<Card extends { id: string; excerpt: string }>(
  name: HitGroup["name"],
  path: string,
  q: string,
  { items, total, more }: Found<Card>,
  titleOf: (card: Card) => string,
): HitGroup {
  const hits = items.slice(0, shown).map((card) => ({
    to: recordAddress(path, card.id, { q }),
    title: titleOf(card),
    excerpt: card.excerpt,
  }));
  return { name, hits, total, more, all: listAddress(path, { q }) };
}

function pageHits(q: string): HitGroup {
  const hits = pages
    .map((page) => ({ to: page, title: pageNames[page] }))
    .filter(({ title }) => fold(title).includes(fold(q)));
  return { name: "pages", hits, total: hits.length, more: false, all: "/sitemap" };
}

function faqHits(q: string): HitGroup {
  const found = findFaq(q);
  const hits = found.slice(0, shown).map((entry) => ({
    to: faqAddress(entry),
    title: entry.question,
    excerpt: cut(plainText(entry.answer), excerptLength),
  }));
  return { name: "faq", hits, total: found.length, more: false, all: listAddress("/faq", { q }) };
}
