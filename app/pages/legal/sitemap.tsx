import { useLoaderData } from "react-router";
import { kinds } from "../../../content/kinds.ts";
import { recordAddress } from "../../lists/list-address.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import {
  mainPages,
  otherPages,
  type PagePath,
  pageNames,
  pagesBelow,
  pagesThere,
} from "../../metadata/site-map.ts";
import { useWords } from "../../rendering/language.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageFacts } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./sitemap.module.css";

export const meta = (page: PageFacts) => pageMeta(page, page.words.sitemap);

export async function loader({ context }: LoaderArgs) {
  const { content } = context.get(siteContext);
  const { compare } = new Intl.Collator(content.language);
  return (await content.pages.listed())
    .map(({ id, title, language }) => ({ id, title, language }))
    .sort((a, b) => compare(a.title, b.title));
}

export default function Sitemap() {
  const { sitemap, search } = useWords();
  const freePages = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={sitemap.title} lead={sitemap.lead} />
      <Section heading={sitemap.main}>
        <PageList pages={mainPages} />
      </Section>
      {freePages.length > 0 && (
        <Section heading={search.pages}>
          <ul className={styles.list}>
            {freePages.map(({ id, title, language }) => (
              <li key={id}>
                <Link to={recordAddress(kinds.pages.path, id)}>
                  <ForeignText lang={language}>{title}</ForeignText>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section heading={sitemap.other}>
        <PageList pages={otherPages} />
      </Section>
    </>
  );
}

function PageList({ pages }: { pages: PagePath[] }) {
  const names = pageNames(useWords());
  const there = pagesThere({ people: useSite().hasPeople });
  return (
    <ul className={styles.list}>
      {pages.map((page) => {
        const below = pagesBelow(page).filter((each) => there.includes(each));
        return (
          <li key={page}>
            <Link to={page}>{names[page]}</Link>
            {below.length > 0 && <PageList pages={below} />}
          </li>
        );
      })}
    </ul>
  );
}
