import type { OrganisationDetails } from "../../../organisation.ts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import type { Site } from "../../../server/site.ts";
import { writtenDate } from "../../ui/written-date.ts";
import type { LegalDocument, LegalSection, LegalValues } from "../../words/en/legal/document.ts";
import type { Words } from "../../words/translation.ts";
import { wordsIn } from "../../words/words.ts";

/** For loaders: a legal document in the language of the page, its Markdown rendered on the server. */
export async function renderedDocument(
  { language, content, enquiries }: Pick<Site, "language" | "content" | "enquiries">,
  choose: (words: Words) => LegalDocument,
) {
  const words = wordsIn(language);
  const { legal } = words;
  const { sections, version, ...head } = choose(words);
  const details = await content.organisation();
  const values: LegalValues = {
    keptMonths: enquiries.terms.keptMonths,
    contactWays: contactWays(words, details),
    law: lawOf(words, details),
  };
  const filledIn = (text: LegalSection["text"]) => (typeof text === "string" ? text : text(values));
  const day = writtenDate({ instant: version, form: "date", timeZone: "UTC", language });
  return {
    ...head,
    updated: legal.updated,
    version: { text: legal.versionOf({ date: day }), date: version },
    contents: legal.contents,
    sections: sections.map(({ id, heading, text }) => ({
      id,
      heading,
      html: renderMarkdown(filledIn(text)),
    })),
  };
}

/** How to reach us, as a Markdown list of what is set. */
function contactWays({ legal }: Words, { email, phone }: OrganisationDetails): string {
  const { contactWays: ways } = legal;
  return [
    ways.form,
    email && ways.email({ email }),
    phone && ways.phone({ phone, dialled: phone.replaceAll(/[^+\d]/g, "") }),
  ]
    .flatMap((way) => (way ? [`- ${way}`] : []))
    .join("\n");
}

function lawOf({ termsOfService: { governingLaw } }: Words, { governingLaw: country }: OrganisationDetails) {
  return country ? governingLaw.of({ country }) : governingLaw.unset;
}
