import { useLoaderData } from "react-router";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { readPage } from "../../rendering/page-loader.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { LinkTiles } from "../../ui/link-tiles.tsx";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { StepList } from "../../ui/step-list.tsx";

export async function loader(args: LoaderArgs) {
  const words = await readPage(args, "ai-security");
  return { words, meaning: renderMarkdown(words.meaning.text) };
}

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export default function AiSecurity() {
  const { words, meaning } = useLoaderData<typeof loader>();
  const { pipeline } = words;
  const steps = pipeline.steps.map(({ wrong, remedy, ...step }) => ({
    ...step,
    notes: [
      { term: pipeline.wrong, text: wrong },
      { term: pipeline.remedy, text: remedy },
    ],
  }));
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.meaning.heading} layout="beside">
        <RenderedProse html={meaning} />
      </Section>
      <Section heading={pipeline.heading} lead={pipeline.lead} tone="tint">
        <StepList steps={steps} />
      </Section>
      <Section heading={words.readers.heading} lead={words.readers.lead}>
        <LinkTiles items={words.readers.items} />
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
