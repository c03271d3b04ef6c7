import { fold } from "../../../server/content/fold.ts";
import { renderMarkdown } from "../../../server/content/markdown.ts";
import { plainText } from "../../../server/content/plain-text.ts";
import { type FaqCategory, faqEntries } from "../../words/en/faq/entries.ts";
import type { FaqEntry } from "../../words/en/faq/entry.ts";

/** A question with its answer as HTML. */
export type FaqRow = Omit<FaqEntry, "answer"> & { category: FaqCategory; html: string };

type FaqPage = {
  /** The search term; empty when a category is shown. */
  term: string;
  /** None during a search, which looks in all of them. */
  category: FaqCategory | undefined;
  rows: FaqRow[];
};

const categories = Object.keys(faqEntries) as FaqCategory[];

/** For loaders: what an address of the FAQ shows. A search overrides the category; without either it is general. */
export function faqPage(address: URLSearchParams): FaqPage {
  const term = address.get("q")?.trim() ?? "";
  if (fold(term)) return { term, category: undefined, rows: findFaq(term) };
  const asked = address.get("category")?.trim().toLowerCase();
  const category = categories.find((known) => known === asked) ?? "general";
  return { term: "", category, rows: faqRows(category) };
}

export function faqRows(category: FaqCategory): FaqRow[] {
  return faqEntries[category].map((entry) => rowOf(entry, category));
}

export function findFaq(term: string): FaqRow[] {
  const wanted = fold(term);
  const matches = ({ question, answer, tags }: FaqEntry) =>
    [question, plainText(answer), ...tags].some((text) => fold(text).includes(wanted));
  return categories.flatMap((category) =>
    faqEntries[category].filter(matches).map((entry) => rowOf(entry, category)),
  );
}

function rowOf({ answer, ...entry }: FaqEntry, category: FaqCategory): FaqRow {
  return { ...entry, category, html: renderMarkdown(answer) };
}
