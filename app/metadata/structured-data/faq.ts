import type { FAQPage } from "schema-dts";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { absoluteLinks } from "../absolute-links.ts";

type Answered = { question: string; answer: string };

export function faqPageData(rows: Answered[], siteUrl: string): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: rows.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: absoluteLinks(renderMarkdown(answer), `${siteUrl}/faq`) },
    })),
  };
}
