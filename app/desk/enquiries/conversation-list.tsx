import type { ReactNode } from "react";
import type { InboxRow } from "../../../server/inbox/conversations/list-conversations.ts";
import list from "../records/edition-list.module.css";
import { Moment } from "../ui/moment.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";
import { answeringWords, kindWords, languageWords, stateWords } from "./inbox-labels.ts";
import { Clock } from "./time-left.tsx";

type Props = {
  rows: InboxRow[];
  now: string;
  /** Where conversations in several states stand together. */
  showState?: boolean;
  /** What stands before a row, such as a checkbox; `titleId` is the id of its title. */
  before?: (row: InboxRow, titleId: string) => ReactNode;
};

/** Messages with their clock, who wrote them, and who has them. */
export function ConversationList({ rows, now, showState = false, before }: Props) {
  return (
    <ul className={list.list}>
      {rows.map((row) => {
        const titleId = `title-${row.id}`;
        return (
          <li key={row.id} className={list.row}>
            {before?.(row, titleId)}
            <div className={list.about}>
              <a id={titleId} href={conversationAddress(row.id)} dir="auto" className={list.title}>
                {row.subject || "(no subject)"}
              </a>
              <p className={list.facts}>
                <Clock dueAt={row.due_at} now={now} />
                {showState && !row.due_at && <span className={list.state}>{stateWords[row.state]}</span>}
                <bdi>{row.name || row.email}</bdi>
                <span>{kindWords[row.kind]}</span>
                <span>{languageWords(row)}</span>
                <Moment instant={row.created_at} />
                {row.assigneeName && (
                  <span>
                    With <bdi>{row.assigneeName}</bdi>
                  </span>
                )}
                {row.answering.length > 0 && (
                  <strong className={styles.answering}>{answeringWords(row.answering)}</strong>
                )}
                {row.state === "spam" && <span>Why: {row.held ?? row.spam}</span>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
