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
import styles from "./ai-policy.module.css";
import { FilmHero } from "./film-hero.tsx";
import { RoundTable } from "./round-table.tsx";

export async function loader(args: LoaderArgs) {
  const words = await readPage(args, "ai-policy");
  return { words, commitment: renderMarkdown(words.commitment.text) };
}

export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/ai-security" });

export default function AiPolicy() {
  const { words, commitment } = useLoaderData<typeof loader>();
  const { pillars, contact, dialogue } = words;
  return (
    <>
      <FilmHero title={words.title} subtitle={words.subtitle} />
      <Section heading={words.commitment.heading}>
        <div className={styles.commitment}>
          <RenderedProse html={commitment} />
          <RoundTable />
        </div>
      </Section>
      <Section heading={pillars.heading} tone="tint">
        <LinkTiles items={pillars.items} />
      </Section>
      <CallToAction heading={contact.heading} text={contact.text}>
        <ButtonLink to={contact.button.to}>{contact.button.label}</ButtonLink>
      </CallToAction>
      <Section heading={dialogue.heading} lead={dialogue.lead} tone="tint">
        <LinkTiles items={dialogue.items} />
      </Section>
    </>
  );
}
