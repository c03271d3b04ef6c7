import type { ReactNode } from "react";
import { kindOf } from "../../../content/kinds.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import { editionAddress, titleOf } from "../editions/edition-address.ts";
import { languageName } from "../editions/language-name.ts";
import type { LanguageState } from "../translations/language-states.ts";
import { RowLanguages } from "../translations/row-languages.tsx";
import { Moment } from "../ui/moment.tsx";
import styles from "./edition-list.module.css";
import { EditionState } from "./edition-state.tsx";

type EditionListProps = {
  rows: EditionSummary[];
  /** Where records of several kinds stand together. */
  showKind?: boolean;
  /** What stands before a row, such as a checkbox; `titleId` is the id of its title. */
  before?: (row: EditionSummary, titleId: string) => ReactNode;
  after?: (row: EditionSummary) => ReactNode;
  /** By the id of the row, where they are shown. */
  languages?: Record<string, LanguageState[]>;
};

/** Records with their state, their language, and who changed them when. */
export function EditionList({ rows, showKind = false, before, after, languages = {} }: EditionListProps) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const titleId = `title-${row.id}`;
        return (
          <li key={row.id} className={styles.row}>
            {before?.(row, titleId)}
            <div className={styles.about}>
              <a
                id={titleId}
                href={editionAddress(row)}
                dir="auto"
                lang={row.language}
                className={styles.title}
              >
                {titleOf(row)}
              </a>
              <p className={styles.facts}>
                {showKind && <span>{kindOf(row.kind).one}</span>}
                <EditionState {...row} />
                <span>{languageName(row.language)}</span>
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

/** Nobody, where a record was there before the desk was. */
function By({ name }: { name: string }) {
  return (
    name && (
      <>
        <bdi>{name}</bdi>,{" "}
      </>
    )
  );
}
