import type { ReactNode } from "react";
import { type SectionKind, sectionOf, subjectOf } from "../../content/kinds.ts";
import type { Neighbour, Neighbours as NeighboursOf } from "../../server/content/neighbours.ts";
import type { Related } from "../../server/content/related.ts";
import type { LongText } from "../../server/markdown/long-text.ts";
import type { Author } from "../../server/people/people.ts";
import type { OfferedPicture } from "../../server/pictures/pictures.ts";
import { useLanguage, useWords } from "../rendering/language.ts";
import { BackLink } from "../ui/back-link.tsx";
import { ForeignText } from "../ui/foreign-text.tsx";
import { Neighbours } from "../ui/neighbours.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { RenderedProse } from "../ui/prose.tsx";
import { Section } from "../ui/section.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import { Byline } from "./byline.tsx";
import { Contents } from "./contents.tsx";
import { languageName } from "./language-name.ts";
import { backToList, type ListAddress, recordAddress } from "./list-address.ts";
import { MissingRecord } from "./missing-record.tsx";
import { useNotedPictures } from "./noted-pictures.ts";
import { OpeningPicture } from "./opening-picture.tsx";
import { ReadingLanguages } from "./reading-languages.tsx";
import styles from "./record-page.module.css";
import { RelatedRecords } from "./related-records.tsx";

type Shown = LongText & {
  id: string;
  title: string;
  language: string;
  languages: string[];
  /** Who wrote it, as far as they are named. */
  by: Author[];
  picture: OfferedPicture | null;
};

/** What the section's own page says of a record. */
type OwnPart = {
  kicker?: ReactNode;
  lead?: ReactNode;
  facts: { term: string; detail: ReactNode }[];
  /** Whether the facts leave out the language of the text, because they name another: that of an event. */
  ownLanguage?: boolean;
  /** Next steps: a file, a link, a calendar. */
  actions?: ReactNode;
};

type RecordPageProps<Found> = {
  kind: SectionKind;
  /** The list that the visitor came from. */
  from: ListAddress;
  found: { record: Found; neighbours: NeighboursOf; related: Related[] } | undefined;
  failed: boolean;
  gone: boolean;
  own: (record: Found) => OwnPart;
};

/** A record with everything it has, or why it is not there. */
export function RecordPage<Found extends Shown>(props: RecordPageProps<Found>) {
  const { lists, sectionWords } = useWords();
  const page = useLanguage();
  const { kind, from, found, failed, gone, own } = props;
  const { path, cover } = sectionOf(kind);
  const words = sectionWords[kind].record;
  useNotedPictures(found?.record.html ?? "");
  if (!found) return <MissingRecord path={path} words={words} from={from} failed={failed} gone={gone} />;
  const { record, neighbours, related } = found;
  const slots = own(record);
  const { id, title, language, languages, html, headings, minutes, by, picture } = record;
  const inLanguage = language === page ? undefined : languageName(language, page);
  const isLong = headings.length >= 3 && minutes >= 2;
  const facts = [
    ...slots.facts,
    ...(inLanguage && !slots.ownLanguage ? [{ term: lists.language, detail: inLanguage }] : []),
    ...(isLong ? [{ term: lists.readingTime, detail: lists.minutes({ count: minutes }) }] : []),
  ];
  const linkTo = (neighbour: Neighbour | undefined) =>
    neighbour && {
      title: <ForeignText lang={neighbour.language}>{neighbour.title}</ForeignText>,
      to: recordAddress(path, neighbour.id, from),
    };
  return (
    <article>
      <div className={styles.record}>
        <div className={styles.back}>
          <BackLink to={backToList(path, id, from)}>{words.back}</BackLink>
        </div>
        <PageHeader
          title={<ForeignText lang={language}>{title}</ForeignText>}
          kicker={slots.kicker}
          lead={slots.lead}
        >
          {by.length > 0 && <Byline authors={by} />}
          <ReadingLanguages language={language} languages={languages} />
        </PageHeader>
        <div className={styles.aside}>
          <dl className={styles.facts}>
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          {slots.actions && <div className={styles.actions}>{slots.actions}</div>}
          <ShareButton {...lists.share} />
          {isLong && <Contents headings={headings} lang={inLanguage && language} />}
        </div>
        <div className={styles.body}>
          <OpeningPicture
            picture={picture}
            cover={{ kind: cover, subject: subjectOf(kind, record), id }}
            alt={lists.pictureOf({ title })}
          />
          <div dir="auto" lang={inLanguage && language}>
            <RenderedProse html={html} />
          </div>
        </div>
      </div>
      <RelatedRecords records={related} />
      <Section>
        <Neighbours
          label={words.neighbours}
          previous={linkTo(neighbours.previous)}
          next={linkTo(neighbours.next)}
          words={words}
        />
      </Section>
    </article>
  );
}
