import type { ReactNode } from "react";
import type { InboxRow } from "../../../server/inbox/conversations/list-conversations.ts";
import { useLanguage } from "../../ui/page-language.ts";
import list from "../records/edition-list.module.css";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Moment } from "../ui/moment.tsx";
import { SnoozedUntil } from "./conversation-facts.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";
import { answeringSentence, languageLabel } from "./inbox-labels.ts";
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
  const language = useLanguage();
  const words = useDeskWords();
  const reader = { language, words };
  const { noSubject, kinds, states, assignedTo, why } = words.enquiries;
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
                {row.subject || noSubject}
              </a>
              <p className={list.facts}>
                <TimeLeft dueAt={row.due_at} now={now} />
                {showState && !row.due_at && <span className={list.state}>{states[row.state]}</span>}
                <SnoozedUntil message={row} now={now} />
                <bdi>{row.name || row.email}</bdi>
                <span>{kinds[row.kind]}</span>
                <span>{languageLabel(reader, row)}</span>
                <Moment instant={row.created_at} />
                {row.assigneeName && (
                  <span>{assignedTo({ name: <bdi key="name">{row.assigneeName}</bdi> })}</span>
                )}
                {row.labels.map((label) => (
                  <bdi key={label} className={styles.tag}>
                    {label}
                  </bdi>
                ))}
                {row.answering.length > 0 && (
                  <strong className={styles.answering}>{answeringSentence(reader, row.answering)}</strong>
                )}
                {row.state === "spam" && (
                  <span>{why({ reason: <bdi key="reason">{row.held ?? row.spam}</bdi> })}</span>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
