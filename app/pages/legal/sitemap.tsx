import { useLoaderData } from "react-router";
import { kinds } from "../../../content/kinds.ts";
import { recordAddress } from "../../lists/list-address.ts";
import { pageMeta } from "../../metadata/page-meta.ts";
import {
  existingPages,
  mainPages,
  otherPages,
  type PagePath,
  pagesBelow,
} from "../../metadata/page-paths.ts";
import { useWords } from "../../rendering/language.ts";
import { readPage } from "../../rendering/page-loader.ts";
import { useSite } from "../../rendering/root-data.ts";
import type { LoaderArgs, PageOf } from "../../rendering/route-module.ts";
import { siteContext } from "../../rendering/site-context.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { SectionHeader } from "../../ui/section-header.tsx";
import styles from "./sitemap.module.css";

export const meta = (page: PageOf<typeof loader>) => pageMeta(page, page.loaderData.words);

export async function loader(args: LoaderArgs) {
  const { content } = args.context.get(siteContext);
  const { compare } = new Intl.Collator(content.language);
  const freePages = (await content.pages.listed())
    .map(({ id, title, language }) => ({ id, title, language }))
    .sort((a, b) => compare(a.title, b.title));
  return { words: await readPage(args, "sitemap"), freePages };
}

export default function Sitemap() {
  const { words, freePages } = useLoaderData<typeof loader>();
  const { search } = useWords();
  return (
    <>
      <SectionHeader title={words.title} lead={words.lead} />
      <Section heading={words.main.heading}>
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
      <Section heading={words.other.heading}>
        <PageList pages={otherPages} />
      </Section>
    </>
  );
}

function PageList({ pages }: { pages: PagePath[] }) {
  const { names, hasPeople, hasWhoWeAre } = useSite();
  const there = existingPages({ people: hasPeople, whoWeAre: hasWhoWeAre });
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
