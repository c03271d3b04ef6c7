import { renderMarkdown } from "../../server/markdown/markdown.ts";
import { plainText } from "../../server/markdown/plain-text.ts";
import { fold } from "../../server/search/fold.ts";
import { matches, type Pattern } from "../../server/search/pattern.ts";
import { queryOf } from "../../server/search/query.ts";
import { encodeFields } from "../../server/search/trigram-encoding.ts";
import { readListAddress } from "../lists/list-address.ts";
import { type FaqCategory, faqEntries } from "../words/en/faq/entries.ts";
import type { FaqEntry } from "../words/en/faq/entry.ts";

/** A question as its row shows it. */
export type FaqRow = Omit<FaqEntry, "answer"> & { category: FaqCategory; html: string };

type FaqPage = {
  /** The search term; empty when a category is shown. */
  q: string;
  /** None during a search, which looks in all of them. */
  category: FaqCategory | undefined;
  rows: FaqRow[];
};

type Placed = FaqEntry & { category: FaqCategory };

const categories = Object.keys(faqEntries) as FaqCategory[];
const searched = categories.flatMap(entriesIn).map((entry) => ({
  entry,
  text: encodeFields([entry.question, plainText(entry.answer), ...entry.tags].map(fold)),
}));

/** What an address of the FAQ shows. A search overrides the category; without either it is general. */
export function faqPage(query: URLSearchParams): FaqPage {
  const { q, category: asked } = readListAddress(query, ["category"]);
  if (fold(q)) return { q, category: undefined, rows: findFaq(q).map(rowOf) };
  const category = categories.find((known) => known === asked.toLowerCase()) ?? "general";
  return { q: "", category, rows: faqRows(category) };
}

export function faqRows(category: FaqCategory): FaqRow[] {
  return entriesIn(category).map(rowOf);
}

/** The entries whose question, answer or tags contain the text, in all categories; where none does, all its words. */
export function findFaq(q: string): Placed[] {
  const query = queryOf(q);
  if (!query) return [];
  const found = (pattern: Pattern) => searched.filter(({ text }) => matches(pattern, text));
  const whole = found(query.whole);
  return (whole.length > 0 ? whole : found(query.pattern)).map(({ entry }) => entry);
}

function entriesIn(category: FaqCategory): Placed[] {
  return faqEntries[category].map((entry) => ({ ...entry, category }));
}

function rowOf({ answer, ...entry }: Placed): FaqRow {
  return { ...entry, html: renderMarkdown(answer) };
}
