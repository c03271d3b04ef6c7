import { Link } from "react-router";
import { renderMarkdown } from "../../../server/content/markdown.ts";
import { pageMeta } from "../../page-meta.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { support } from "../../words/en/support.ts";
import type { Route } from "./+types/support";
import { FaqRows } from "./faq-rows.tsx";
import { faqRows } from "./find-faq.ts";

export const loader = () => ({
  answers: faqRows("technical"),
  report: renderMarkdown(support.report.text),
});

export const meta = () => pageMeta(support);

export default function Support({ loaderData: { answers, report } }: Route.ComponentProps) {
  const { first, technical, contact } = support;
  return (
    <>
      <PageHeader title={support.title} lead={support.lead} />
      <Section heading={first.heading}>
        <FeatureGrid items={first.ways} />
      </Section>
      <Section heading={technical.heading} aside={<Link to="/faq">{technical.all}</Link>} tone="tint">
        <FaqRows rows={answers} />
      </Section>
      <Section heading={support.report.heading}>
        <RenderedProse html={report} />
      </Section>
      <Section heading={contact.heading} lead={contact.lead} tone="tint">
        <ButtonLink to="/contact">{contact.action}</ButtonLink>
      </Section>
    </>
  );
}
