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
import type { PageFacts } from "../../rendering/route-module.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./sitemap.module.css";

export const meta = (page: PageFacts) => pageMeta(page, page.words.sitemap);

export default function Sitemap() {
  const { sitemap } = useWords();
  return (
    <>
      <SectionHeader title={sitemap.title} lead={sitemap.lead} />
      <Section heading={sitemap.main}>
        <PageList pages={mainPages} />
      </Section>
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
