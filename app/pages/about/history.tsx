import { useLoaderData } from "react-router";
import { sectionOf, sections } from "../../../content/kinds.ts";
import { WeaveMark } from "../../art/weave-mark.tsx";
import { withLiveLinks } from "../../lists/live-links.server.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import { useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import { Timeline } from "../../ui/timeline.tsx";

export async function loader(args: LoaderArgs) {
  const words = await readPage(args, "history");
  return { words, years: await withLiveLinks(args.context.get(siteContext), words.years.items) };
}
export const meta = (page: PageOf<typeof loader>) =>
  pageMeta(page, { ...page.loaderData.words, below: "/about" });

/** What a link leads to: "News", "Resource" or the name of a page. */
function useKindOfLink() {
  const { sectionWords } = useWords();
  const names: Partial<Record<string, string>> = useSite().names;
  return (to: string) => {
    const [path = ""] = to.split("?");
    const kind = sections.find((each) => path.startsWith(`${sectionOf(each).path}/`));
    return kind ? sectionWords[kind].one : names[path];
  };
}

export default function History() {
  const { words, years } = useLoaderData<typeof loader>();
  const kindOfLink = useKindOfLink();
  const items = years.map((year) => ({
    ...year,
    evidence: kindOfLink(year.link.to),
    marker: <WeaveMark />,
  }));
  return (
    <>
      <SectionHeader title={words.title} kicker={words.kicker} lead={words.lead} />
      <Section heading={words.years.heading} lead={words.years.lead}>
        <Timeline items={items} />
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
