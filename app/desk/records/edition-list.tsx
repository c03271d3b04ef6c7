import type { ReactNode } from "react";
import { deskKindOf } from "../../../desk-kinds.ts";
import { defaultLanguage } from "../../../languages.ts";
import type { EditionSummary } from "../../../server/desk/editions/edition.ts";
import { languageName } from "../../lists/language-name.ts";
import { Moment } from "../ui/moment.tsx";
import { editionAddress, titleOf } from "./edition-address.ts";
import styles from "./edition-list.module.css";
import { EditionState } from "./edition-state.tsx";

type EditionListProps = {
  rows: EditionSummary[];
  /** Where records of several kinds stand together. */
  showKind?: boolean;
  /** What stands before a row, such as a checkbox; `titleId` is the id of its title. */
  before?: (row: EditionSummary, titleId: string) => ReactNode;
  after?: (row: EditionSummary) => ReactNode;
};

/** Records with their state, their language, and who changed them when. */
export function EditionList({ rows, showKind = false, before, after }: EditionListProps) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const titleId = `title-${row.id}`;
        return (
          <li key={row.id} className={styles.row}>
            {before?.(row, titleId)}
            <div className={styles.about}>
              <a id={titleId} href={editionAddress(row)} dir="auto" className={styles.title}>
                {titleOf(row)}
              </a>
              <p className={styles.facts}>
                {showKind && <span>{deskKindOf(row.kind).one}</span>}
                <EditionState {...row} />
                <span>{languageName(row.language, defaultLanguage) ?? row.language}</span>
                <span>
                  <By name={row.changedBy.name} />
                  <Moment instant={row.changedAt} />
                </span>
              </p>
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
