import { useLoaderData } from "react-router";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { formStart } from "../../enquiry/form-start.ts";
import { receiveEnquiry } from "../../enquiry/receive.ts";
import { faqIn, faqRows } from "../../faq/find-faq.server.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords, wordsFor } from "../../rendering/language.ts";
import type { LoaderArgs, PageFacts } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Link } from "../../ui/link.tsx";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { FaqRows } from "./faq-rows.tsx";

export async function loader(args: LoaderArgs) {
  const site = args.context.get(siteContext);
  return {
    answers: await faqRows(site, await faqIn(site.content.faq, "technical"), args.request),
    report: renderMarkdown(wordsFor(args).reportAProblem),
    start: await formStart(args),
  };
}

export const meta = (page: PageFacts) => pageMeta(page, page.words.support);

export const action = receiveEnquiry;

export default function Support() {
  const { enquiry, support } = useWords();
  const { answers, report, start } = useLoaderData<typeof loader>();
  const { first, technical, contact } = support;
  return (
    <>
      <SectionHeader title={support.title} lead={support.lead} />
      <Section heading={first.heading}>
        <FeatureGrid items={first.ways} />
      </Section>
      <Section heading={technical.heading} aside={<Link to="/faq">{technical.all}</Link>} tone="tint">
        <FaqRows rows={answers} />
      </Section>
      <Section heading={support.report.heading} layout="beside">
        <RenderedProse html={report} />
      </Section>
      <Section heading={contact.heading} lead={contact.lead} tone="tint" layout="beside">
        <EnquiryForm start={start} failureText={enquiry.failure.contact} />
      </Section>
    </>
  );
}
