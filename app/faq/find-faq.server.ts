import type { Content } from "../../server/content/content.ts";
import type { FaqEntry } from "../../server/content/faq.ts";
import { renderMarkdown } from "../../server/markdown/markdown.ts";
import { fold } from "../../server/search/fold.ts";
import { readListAddress } from "../lists/list-address.ts";
import { categoryNames, type FaqCategory } from "../words/en/faq.ts";

/** A question as its row shows it. */
export type FaqRow = Omit<FaqEntry, "answer"> & { html: string };

type FaqPage = {
  /** The search term; empty when a category is shown. */
  q: string;
  /** None during a search, which looks in all of them. */
  category: FaqCategory | undefined;
  rows: FaqRow[];
};

const categories = Object.keys(categoryNames) as FaqCategory[];

/** What an address of the FAQ shows. A search overrides the category; without either it is general. */
export async function faqPage(faq: Content["faq"], query: URLSearchParams): Promise<FaqPage> {
  const { q, category: asked } = readListAddress(query, ["category"]);
  if (fold(q)) return { q, category: undefined, rows: (await faq.find(q)).map(rowOf) };
  const category = categories.find((known) => known === asked.toLowerCase()) ?? "general";
  return { q: "", category, rows: await faqRows(faq, category) };
}

export async function faqRows(faq: Content["faq"], category: FaqCategory): Promise<FaqRow[]> {
  return (await faq.all()).filter((entry) => entry.category === category).map(rowOf);
}

function rowOf({ answer, ...entry }: FaqEntry): FaqRow {
  return { ...entry, html: renderMarkdown(answer) };
}
