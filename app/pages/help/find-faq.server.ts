import { defaultLanguage } from "../../../languages.ts";
import type { Content } from "../../../server/content/content.ts";
import type { FaqEntry } from "../../../server/content/faq.ts";
import { fold } from "../../../server/content/search/fold.ts";
import { mapInTurns } from "../../../server/limits/event-loop-turns.ts";
import type { Site } from "../../../server/site.ts";
import { readListAddress } from "../../lists/list-address.ts";
import { renderTargetOf, renderText } from "../../lists/render-text.server.tsx";
import type { FaqCategory } from "../../words/en/faq.ts";
import { wordsIn } from "../../words/words.ts";

/** A question as its row shows it. */
export type FaqRow = FaqEntry & { html: string };

type FaqPage = {
  /** The search term; empty when a category is shown. */
  q: string;
  /** None during a search, which looks in all of them. */
  category: FaqCategory | undefined;
  entries: FaqEntry[];
};

const categories = Object.keys(wordsIn(defaultLanguage).faq.categoryNames) as FaqCategory[];

/** What an address of the FAQ shows. A search overrides the category; without either it is general. */
export async function faqPage(faq: Content["faq"], query: URLSearchParams): Promise<FaqPage> {
  const { q, category: asked } = readListAddress(query, ["category"]);
  if (fold(q)) return { q, category: undefined, entries: await faq.find(q) };
  const category = categories.find((known) => known === asked.toLowerCase()) ?? "general";
  return { q: "", category, entries: await faqIn(faq, category) };
}

export async function faqIn(faq: Content["faq"], category: FaqCategory): Promise<FaqEntry[]> {
  return (await faq.all()).filter((entry) => entry.category === category);
}

/** With their answers as they are read on the page that is asked for. */
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
