import type { FAQPage } from "schema-dts";
import { absoluteLinks } from "../absolute-links.ts";

type Answered = { question: string; html: string };

export function faqPageData(rows: Answered[], siteUrl: string): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: rows.map(({ question, html }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: absoluteLinks(html, `${siteUrl}/faq`) },
    })),
  };
}
