import type { Earlier as EarlierMessage } from "../../../server/inbox/conversations/conversation.ts";
import { Moment } from "../ui/moment.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";
import { kindWords, languageWords, stateWords } from "./inbox-labels.ts";
import type { shownMessage } from "./read-conversation.ts";
import { Clock } from "./time-left.tsx";

type FactsProps = { message: ReturnType<typeof shownMessage>; assigneeName: string | null; now: string };

/** How a conversation stands. */
export function Facts({ message, assigneeName, now }: FactsProps) {
  return (
    <p className={styles.facts}>
      <Clock dueAt={message.due_at} now={now} />
      <span>{stateWords[message.state]}</span>
      <bdi>{message.email}</bdi>
      <span>{message.id}</span>
      <span>{kindWords[message.kind]}</span>
      {message.about && (
        <span>
          For <a href={`/events/${message.about}`}>{message.about}</a>
        </span>
      )}
      <span>{languageWords(message)}</span>
      <span>
        {assigneeName ? (
          <>
            With <bdi>{assigneeName}</bdi>
          </>
        ) : (
          "With nobody"
        )}
      </span>
      {message.state === "spam" && <span>Why it is here: {message.held ?? message.spam}</span>}
    </p>
  );
}

export function Earlier({ earlier }: { earlier: EarlierMessage[] }) {
  if (earlier.length === 0) return null;
  return (
    <section>
      <h2>Other messages of this address</h2>
      <ul>
        {earlier.map(({ id, subject, state, created_at }) => (
          <li key={id}>
            <a href={conversationAddress(id)} dir="auto">
              {subject || "(no subject)"}
            </a>{" "}
            {stateWords[state]}, <Moment instant={created_at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
