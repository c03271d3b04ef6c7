import { defaultLanguage } from "../../../languages.ts";
import type { Content } from "../../../server/content/content.ts";
import type { FaqEntry } from "../../../server/content/ordered-records.ts";
import { fold } from "../../../server/content/search/fold.ts";
import { mapInTurns } from "../../../server/limits/event-loop-turns.ts";
import type { Site } from "../../../server/site.ts";
import { readListAddress } from "../../lists/list-address.ts";
import { renderTargetOf, renderText } from "../../lists/render-text.server.tsx";
import type { FaqCategory } from "../../words/en/faq.ts";
import { wordsIn } from "../../words/words.ts";

/** A question with its rendered answer. */
export type FaqRow = FaqEntry & { html: string };

type FaqPage = {
  /** The search term; empty if a category is shown. */
  q: string;
  /** Undefined during a search, which covers all categories. */
  category: FaqCategory | undefined;
  entries: FaqEntry[];
};

const categories = Object.keys(wordsIn(defaultLanguage).faq.categoryNames) as FaqCategory[];

/** The questions for an address of the FAQ. A search overrides the category; the default category is general. */
export async function faqPage(faq: Content["faq"], query: URLSearchParams): Promise<FaqPage> {
  const { q, category: requested } = readListAddress(query, ["category"]);
  if (fold(q)) return { q, category: undefined, entries: await faq.find(q) };
  const category = categories.find((known) => known === requested.toLowerCase()) ?? "general";
  return { q: "", category, entries: await faqIn(faq, category) };
}

export async function faqIn(faq: Content["faq"], category: FaqCategory): Promise<FaqEntry[]> {
  return (await faq.all()).filter((entry) => entry.category === category);
}

/** Renders the answers for the requested page. */
export function faqRows(
  site: Pick<Site, "pictures" | "media" | "language">,
  entries: FaqEntry[],
  request: Request,
): Promise<FaqRow[]> {
  return mapInTurns(entries, async (entry) => ({
    ...entry,
    html: await renderText(site, entry.answer, renderTargetOf(request)),
  }));
}
