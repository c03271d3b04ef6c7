import type { ReactNode } from "react";
import { isPageKind, kindOf } from "../../../content/kinds.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import type { ReviewRequest } from "../../../server/publishing/review/review-requests.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { editionAddress, titleOf } from "../editions/edition-address.ts";
import { languageName } from "../editions/language-name.ts";
import { registrationsAddress } from "../registrations/event-registrations.ts";
import { labelIn, useDeskWords } from "../rendering/desk-language.ts";
import type { LanguageState } from "../translations/language-states.ts";
import { RowLanguages } from "../translations/row-languages.tsx";
import { Moment } from "../ui/moment.tsx";
import styles from "./edition-list.module.css";
import { EditionState } from "./edition-state.tsx";
import { Thumbnail } from "./thumbnail.tsx";

type EditionListProps = {
  rows: EditionSummary[];
  /** For lists with records of several kinds. */
  showKind?: boolean;
  /** Rendered before a row, such as a checkbox; `titleId` is the id of the row's title. */
  before?: (row: EditionSummary, titleId: string) => ReactNode;
  after?: (row: EditionSummary) => ReactNode;
  /** By the id of the row; rows without an entry show no translations. */
  languages?: Record<string, LanguageState[]>;
  /** The address of a small image, by the id of the row. */
  thumbnails?: Record<string, string>;
  /** The state of the review, by the id of the row. */
  reviews?: Record<string, ReviewRequest["state"]>;
  /** How many people registered, by the id of each event with registration. */
  registrations?: Record<string, number>;
};

export function EditionList(props: EditionListProps) {
  const { rows, showKind = false, before, after, languages = {}, thumbnails = {}, reviews = {} } = props;
  const { registrations = {} } = props;
  const words = useDeskWords();
  const reader = useLanguage();
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const titleId = `title-${row.id}`;
        return (
          <li key={row.id} className={styles.row}>
            {before?.(row, titleId)}
            <Thumbnail kind={row.kind} image={thumbnails[row.id]} />
            <div className={styles.about}>
              <a
                id={titleId}
                href={editionAddress(row)}
                dir="auto"
                lang={isPageKind(row.kind) ? undefined : row.language}
                className={styles.title}
              >
                {titleOf(words, row)}
              </a>
              <p className={styles.facts}>
                {showKind && <span>{labelIn(words, kindOf(row.kind).one)}</span>}
                <EditionState {...row} review={reviews[row.id]} />
                <span>{languageName(row.language, reader)}</span>
                {registrations[row.id] !== undefined && (
                  <a href={registrationsAddress(row.slug)}>
                    {words.registrations.inList({ count: registrations[row.id] ?? 0 })}
                  </a>
                )}
                <span>
                  <By name={row.changedBy.name} />
                  <Moment instant={row.changedAt} />
                </span>
              </p>
              {languages[row.id] && <RowLanguages languages={languages[row.id] ?? []} />}
            </div>
            {after?.(row)}
          </li>
        );
      })}
    </ul>
  );
}

/** Imported records have no author. */
function By({ name }: { name: string }) {
  const separator = listSeparator(useLanguage());
  return (
    name && (
      <>
        <bdi>{name}</bdi>
        {separator}
      </>
    )
  );
}
