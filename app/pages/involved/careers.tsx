import { useLoaderData } from "react-router";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import panel from "../../ui/panel.module.css";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { StepList } from "../../ui/step-list.tsx";
import { TermRows } from "../../ui/term-rows.tsx";

export async function loader(args: LoaderArgs) {
  const words = await readPage(args, "careers");
  return { words, positions: renderMarkdown(words.open.text) };
}

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/get-involved" });

export default function Careers() {
  const { words, positions } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.open.heading} layout="beside">
        <div className={panel.panel}>
          <RenderedProse html={positions} />
        </div>
      </Section>
      <Section heading={words.fields.heading} tone="tint" layout="beside">
        <TermRows items={words.fields.items} />
      </Section>
      <Section heading={words.steps.heading} layout="beside">
        <StepList steps={words.steps.items} />
      </Section>
      <CallToAction heading={words.next.heading} text={words.next.text}>
        <ButtonLink to={words.next.first.to}>{words.next.first.label}</ButtonLink>
        <ButtonLink to={words.next.second.to} variant="outline">
          {words.next.second.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
