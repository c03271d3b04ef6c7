import type { FAQPage } from "schema-dts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { absoluteLinks, localLinks } from "../../ui/rendered-links.ts";

type Page = Pick<PageFacts, "siteUrl" | "language">;
type Answered = { question: string; answer: string };

export function faqPageData(rows: Answered[], { siteUrl, language }: Page): FAQPage {
  return {
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: rows.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: absoluteLinks(localLinks(renderMarkdown(answer), language), `${siteUrl}/faq`),
      },
    })),
  };
}
