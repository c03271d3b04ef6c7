import type { ReactNode } from "react";
import type { InboxRow } from "../../../server/inbox/conversations/list-conversations.ts";
import list from "../records/edition-list.module.css";
import { Moment } from "../ui/moment.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";
import { answeringSentence, kindLabels, languageLabel, stateLabels } from "./inbox-labels.ts";
import { TimeLeft } from "./time-left.tsx";

type Props = {
  rows: InboxRow[];
  now: string;
  /** For lists with conversations in several states. */
  showState?: boolean;
  /** Rendered before a row, such as a checkbox; `titleId` is the id of the row's title. */
  before?: (row: InboxRow, titleId: string) => ReactNode;
  /** The id of the conversation that is open beside the list. */
  current?: string;
};

export function ConversationList({ rows, now, showState = false, before, current }: Props) {
  return (
    <ul className={list.list}>
      {rows.map((row) => {
        const titleId = `title-${row.id}`;
        return (
          <li key={row.id} className={list.row}>
            {before?.(row, titleId)}
            <div className={list.about}>
              <a
                id={titleId}
                href={conversationAddress(row.id)}
                aria-current={row.id === current ? "page" : undefined}
                dir="auto"
                className={list.title}
              >
                {row.subject || "(no subject)"}
              </a>
              <p className={list.facts}>
                <TimeLeft dueAt={row.due_at} now={now} />
                {showState && !row.due_at && <span className={list.state}>{stateLabels[row.state]}</span>}
                <bdi>{row.name || row.email}</bdi>
                <span>{kindLabels[row.kind]}</span>
                <span>{languageLabel(row)}</span>
                <Moment instant={row.created_at} />
                {row.assigneeName && (
                  <span>
                    With <bdi>{row.assigneeName}</bdi>
                  </span>
                )}
                {row.answering.length > 0 && (
                  <strong className={styles.answering}>{answeringSentence(row.answering)}</strong>
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
