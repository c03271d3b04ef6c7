import type { ReactNode } from "react";
import type { Earlier as EarlierMessage } from "../../../server/inbox/conversations/read-conversation.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { StoredText } from "../rendering/stored-text.tsx";
import { Moment } from "../ui/moment.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";
import { languageLabel } from "./inbox-labels.ts";
import type { shownMessage } from "./read-conversation.ts";
import { TimeLeft } from "./time-left.tsx";

type FactsProps = {
  message: ReturnType<typeof shownMessage>;
  assigneeName: string | null;
  now: string;
  labels: { id: string; name: string }[];
};

export function Facts({ message, assigneeName, now, labels }: FactsProps) {
  const language = useLanguage();
  const words = useDeskWords();
  const { states, kinds, about, assignedTo, unassigned, why } = words.enquiries;
  return (
    <p className={styles.facts}>
      <TimeLeft dueAt={message.due_at} now={now} />
      <span>{states[message.state]}</span>
      <SnoozedUntil message={message} now={now} />
      <bdi>{message.email}</bdi>
      <bdi>{message.id}</bdi>
      <span>{kinds[message.kind]}</span>
      {message.about && (
        <span>
          {about({
            event: (
              <a key="event" href={`/events/${message.about}`} dir="ltr">
                {message.about}
              </a>
            ),
          })}
        </span>
      )}
      <span>{languageLabel({ language, words }, message)}</span>
      <span>{assigneeName ? assignedTo({ name: <bdi key="name">{assigneeName}</bdi> }) : unassigned}</span>
      {labels.map(({ id, name }) => (
        <bdi key={id} className={styles.tag}>
          {name}
        </bdi>
      ))}
      {message.state === "spam" && (
        <span>
          {why({ reason: <StoredText key="reason" of="spam" text={message.held ?? message.spam ?? ""} /> })}
        </span>
      )}
    </p>
  );
}

type Snoozed = { message: { snoozed_until: string | null }; now: string };

export function SnoozedUntil({ message: { snoozed_until }, now }: Snoozed) {
  const { snoozedUntil } = useDeskWords().enquiries.snooze;
  if (!snoozed_until || snoozed_until <= now) return null;
  return <span>{snoozedUntil({ time: <Moment key="time" instant={snoozed_until} /> })}</span>;
}

export function Earlier({ earlier, children }: { earlier: EarlierMessage[]; children: ReactNode }) {
  const separator = listSeparator(useLanguage());
  const { earlier: heading, noSubject, states } = useDeskWords().enquiries;
  if (earlier.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {earlier.map(({ id, subject, state, created_at }) => (
          <li key={id}>
            <a href={conversationAddress(id)} dir="auto">
              {subject || noSubject}
            </a>{" "}
            {states[state]}
            {separator}
            <Moment instant={created_at} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
