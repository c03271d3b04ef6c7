import { sectionOf } from "../../../content/kinds.ts";
import type { WrittenWork } from "../../../server/content/written-by.ts";
import { listAddress, recordAddress } from "../../lists/list-address.ts";
import { peoplePath } from "../../metadata/page-paths.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { ForeignText } from "../../ui/foreign-text.tsx";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./written-works.module.css";

type WrittenWorksProps = {
  /** The person. */
  id: string;
  works: WrittenWork[];
  page: number;
  pages: number;
  total: number;
  more: boolean;
};

/** The works of a person, newest first. */
export function WrittenWorks({ id, works, page, pages, ...total }: WrittenWorksProps) {
  const { lists, people: words } = useWords();
  if (works.length === 0) return null;
  return (
    <Section heading={words.wrote} tone="tint">
      <p className={styles.count}>
        {words.works(total)}
        {pages > 1 && `. ${lists.pageOf({ page, pages })}`}
      </p>
      <ul className={styles.works}>
        {works.map((work) => (
          <li key={`${work.kind}/${work.id}`}>
            <Work {...work} />
          </li>
        ))}
      </ul>
      <Pagination
        {...{ page, pages }}
        addressOf={(each) => listAddress(recordAddress(peoplePath, id), { page: each })}
        words={lists.pages}
      />
    </Section>
  );
}

function Work({ kind, id, title, excerpt, created_at, language }: WrittenWork) {
  const { sectionWords } = useWords();
  const foreign = language === useLanguage() ? undefined : language;
  return (
    <article>
      <p className={styles.about}>
        {sectionWords[kind].one}, <LocalDate instant={created_at} />
      </p>
      <h3 dir="auto">
        <Link to={recordAddress(sectionOf(kind).path, id)}>
          <ForeignText lang={language}>{title}</ForeignText>
        </Link>
      </h3>
      <p dir="auto" lang={foreign} className={styles.excerpt}>
        {excerpt}
      </p>
    </article>
  );
}
