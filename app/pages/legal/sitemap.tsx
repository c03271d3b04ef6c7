import { useLoaderData } from "react-router";
import { pageMeta } from "../../metadata/page-meta.ts";
import { mainPages, otherPages, type PagePath, pagesBelow, pagesThere } from "../../metadata/site-map.ts";
import { pageLoader } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { PageOf } from "../../rendering/route-module.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./sitemap.module.css";

export const loader = pageLoader("sitemap");
export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export default function Sitemap() {
  const { words } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead} />
      <Section heading={words.main.heading}>
        <PageList pages={mainPages} />
      </Section>
      <Section heading={words.other.heading}>
        <PageList pages={otherPages} />
      </Section>
    </>
  );
}

function PageList({ pages }: { pages: PagePath[] }) {
  const { names, hasPeople } = useSite();
  const there = pagesThere({ people: hasPeople });
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
