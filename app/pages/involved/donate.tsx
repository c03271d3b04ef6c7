import { useLoaderData } from "react-router";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import panel from "../../ui/panel.module.css";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { StepList } from "../../ui/step-list.tsx";
import { TermRows } from "../../ui/term-rows.tsx";

export async function loader(args: LoaderArgs) {
  const words = await readPage(args, "donate");
  return { words, safety: renderMarkdown(words.safety.text) };
}

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/get-involved" });

export default function Donate() {
  const { words, safety } = useLoaderData<typeof loader>();
  const { opensInNewTab } = useWords().lists;
  const { donation } = useSite().organisation;
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      {donation && (
        <Section heading={words.online.heading} lead={words.online.text}>
          <ExternalLink href={donation} newTab={opensInNewTab}>
            {words.online.button}
          </ExternalLink>
        </Section>
      )}
      <Section heading={words.steps.heading}>
        <StepList steps={words.steps.items} across />
      </Section>
      <Section>
        <div className={panel.panel}>
          <h2>{words.safety.heading}</h2>
          <RenderedProse html={safety} />
        </div>
      </Section>
      <Section heading={words.uses.heading} lead={words.uses.lead} tone="tint" layout="beside">
        <TermRows items={words.uses.items} />
      </Section>
      <Section heading={words.kind.heading}>
        <FeatureGrid items={words.kind.items} />
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
