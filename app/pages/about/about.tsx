import { useLoaderData } from "react-router";
import { renderMarkdown } from "../../../server/markdown/markdown.ts";
import { WeaveBand } from "../../art/weave-band.tsx";
import { pageMeta } from "../../metadata/page-meta.ts";
import { peoplePath, whoWeArePath } from "../../metadata/page-paths.ts";
import { readPage } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { LinkTiles } from "../../ui/link-tiles.tsx";
import { RenderedProse } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { TermRows } from "../../ui/term-rows.tsx";
import styles from "./about.module.css";

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export async function loader(args: LoaderArgs) {
  const words = await readPage(args, "about");
  return { words, intro: renderMarkdown(words.intro.text) };
}

export default function About() {
  const { words, intro } = useLoaderData<typeof loader>();
  const { hasPeople, hasWhoWeAre } = useSite();
  const cards = words.more.cards.filter(
    ({ link: { to } }) => (hasPeople || to !== peoplePath) && (hasWhoWeAre || to !== whoWeArePath),
  );
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.intro.heading} layout="beside">
        <RenderedProse html={intro} />
      </Section>
      <WeaveBand />
      <Section tone="tint" deferred>
        <div className={styles.pair}>
          {[words.mission, words.vision].map(({ heading, text }) => (
            <div key={heading}>
              <h2 className={styles.name}>{heading}</h2>
              <p className={styles.statement}>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section heading={words.values.heading} lead={words.values.lead} deferred>
        <TermRows items={words.values.items} />
      </Section>
      <Section heading={words.more.heading} tone="tint" deferred>
        <LinkTiles items={cards} />
      </Section>
      <CallToAction heading={words.join.heading} text={words.join.text}>
        <ButtonLink to={words.join.button.to}>{words.join.button.label}</ButtonLink>
      </CallToAction>
    </>
  );
}
