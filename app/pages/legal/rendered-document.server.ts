import type { PageWords } from "../../../content/pages/index.ts";
import { fillPlaceholders, fillWords, type PlaceholderValues } from "../../../content/placeholders.ts";
import type { Language } from "../../../languages.ts";
import { organisation } from "../../../organisation.ts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { type StatedSite, siteValues } from "../../rendering/site-values.ts";
import { formatDate } from "../../ui/format-date.ts";
import { wordsIn } from "../../words/words.ts";

type LegalPage = "privacy-policy" | "terms-of-service" | "accessibility" | "security-policy";

/** Texts that are younger than the others, whose date is in the words. */
const firstVersions: { [Name in LegalPage]?: string } = { "security-policy": "2026-11-17T00:00:00.000Z" };

/** A rendered legal text in the page's language. */
export async function renderedDocument(site: StatedSite, name: LegalPage) {
  const words: PageWords<LegalPage> = await site.content.page(name);
  const values = await siteValues(site);
  const law = "law" in words ? lawOf(words.law, values) : undefined;
  const { title, description, lead, translation, sections } = fillWords(words, { ...values, law });
  return {
    ...{ title, description, lead, translation },
    updated: updatedIn(site.language, (await site.content.pageChanged(name)) ?? firstVersions[name]),
    contents: wordsIn(site.language).legal.contents,
    sections: sections.map(({ id, heading, text }) => ({ id, heading, html: renderMarkdown(text) })),
  };
}

/** The date of the last change; until staff publish one, the date of the first version. */
function updatedIn(language: Language, changed: string | undefined) {
  const { updated, updatedOn } = wordsIn(language).legal;
  if (!changed) return updated;
  const date = formatDate({ instant: changed, form: "date", timeZone: organisation.timeZone, language });
  return { text: updatedOn({ date }), date: changed };
}

/** The sentence about the governing law, with its name if it is set. */
const lawOf = ({ named, unnamed }: PageWords<"terms-of-service">["law"], values: PlaceholderValues) =>
  fillPlaceholders(named, values) || fillPlaceholders(unnamed, values);
