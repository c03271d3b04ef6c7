import { useLoaderData } from "react-router";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { EnquiryForm } from "../../enquiry/enquiry-form.tsx";
import { formStart } from "../../enquiry/form-start.ts";
import { receiveEnquiry } from "../../enquiry/receive-enquiry.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { Link } from "../../ui/link.tsx";
import { LinkTiles } from "../../ui/link-tiles.tsx";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { FaqRows } from "./faq-rows.tsx";
import { faqIn, faqRows } from "./find-faq.server.ts";

export async function loader(args: LoaderArgs) {
  const site = args.context.get(siteContext);
  const words = await readPage(args, "support");
  return {
    words,
    answers: await faqRows(site, await faqIn(site.content.faq, "technical"), args.request),
    report: renderMarkdown(words.report.text),
    start: await formStart(args),
  };
}

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export const action = receiveEnquiry;

export default function Support() {
  const { enquiry } = useWords();
  const { words, answers, report, start } = useLoaderData<typeof loader>();
  const { first, technical, contact } = words;
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead} />
      <Section heading={first.heading}>
        <LinkTiles items={first.ways} />
      </Section>
      <Section
        heading={technical.heading}
        aside={<Link to={technical.all.to}>{technical.all.label}</Link>}
        tone="tint"
      >
        <FaqRows rows={answers} />
      </Section>
      <Section heading={words.report.heading} layout="beside">
        <RenderedProse html={report} />
      </Section>
      <Section heading={contact.heading} lead={contact.lead} tone="tint" layout="beside">
        <EnquiryForm start={start} failureText={enquiry.failure.contact} />
      </Section>
    </>
  );
}
