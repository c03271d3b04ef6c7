import type { ReactNode } from "react";
import type { Author } from "../../server/content/people.ts";
import type { LongText } from "../../server/markdown/long-text.ts";
import type { PublicReading } from "../../server/publishing/review/native-readings.ts";
import type { Citation } from "../citation/citation.ts";
import { CiteThis, citationFacts } from "../citation/cite-this.tsx";
import { useLanguage, useWords } from "../rendering/language.ts";
import { ForeignText } from "../ui/foreign-text.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { RenderedProse } from "../ui/prose.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import { Byline } from "./byline.tsx";
import { languageName } from "./language-name.ts";
import { ReadByNative } from "./read-by-native.tsx";
import { ReadingLanguages } from "./reading-languages.tsx";
import styles from "./record-article.module.css";
import { TableOfContents } from "./table-of-contents.tsx";

export type Written = LongText & {
  title: string;
  language: string;
  languages: string[];
  /** The authors who are named on the site. */
  by?: Author[];
  /** Only of records that can be cited. */
  citation?: Citation | undefined;
  /** The native speaker who has read this text. */
  reading?: PublicReading | undefined;
};

/** What a section adds to the page of its records. */
export type RecordDetails = {
  kicker?: ReactNode;
  lead?: ReactNode;
  /** Above the facts: the most important step, such as registering. */
  first?: ReactNode;
  /** A wide one has a whole line. */
  facts: { term: string; detail: ReactNode; isWide?: boolean }[];
  /** Leaves out the language of the text, because the facts name another one: that of an event. */
  ownLanguage?: boolean;
  /** Next steps: a file, a link, a calendar. */
  actions?: ReactNode;
};

type RecordArticleProps = RecordDetails & {
  record: Written;
  /** The link back to its list, or up. */
  back: ReactNode;
  /** Saves it for offline. */
  save?: ReactNode;
  /** Above the text. */
  picture: ReactNode;
};

/** The title, facts and text of a record. */
export function RecordArticle({ record, back, save, picture, ...own }: RecordArticleProps) {
  const words = useWords();
  const { lists } = words;
  const page = useLanguage();
  const { title, language, languages, html, headings, minutes, by = [], citation, reading } = record;
  const inLanguage = language === page ? undefined : languageName(language, page);
  const isLong = headings.length >= 3 && minutes >= 2;
  const facts: RecordDetails["facts"] = [
    ...own.facts,
    ...(citation ? citationFacts(words, citation) : []),
    ...(inLanguage && !own.ownLanguage ? [{ term: lists.language, detail: inLanguage }] : []),
    ...(isLong ? [{ term: lists.readingTime, detail: lists.minutes({ count: minutes }) }] : []),
  ];
  return (
    <div className={styles.record}>
      <div className={styles.back}>{back}</div>
      <PageHeader
        title={<ForeignText lang={language}>{title}</ForeignText>}
        kicker={own.kicker}
        lead={own.lead}
      >
        {by.length > 0 && <Byline authors={by} />}
        <ReadingLanguages language={language} languages={languages} />
      </PageHeader>
      <div className={styles.aside}>
        {own.first}
        <dl className={styles.facts}>
          {facts.map(({ term, detail, isWide }) => (
            <div key={term} className={isWide ? styles.wide : undefined}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        {own.actions && <div className={styles.actions}>{own.actions}</div>}
        <ShareButton {...lists.share} />
        {save}
        {isLong && <TableOfContents headings={headings} lang={inLanguage && language} />}
      </div>
      <div className={styles.body}>
        {picture}
        <div dir="auto" lang={inLanguage && language}>
          <RenderedProse html={html} />
        </div>
        {reading && <ReadByNative {...reading} />}
        {citation && <CiteThis citation={citation} />}
      </div>
    </div>
  );
}
