import type { Earlier as EarlierMessage } from "../../../server/inbox/conversations/read-conversation.ts";
import { Moment } from "../ui/moment.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";
import { kindLabels, languageLabel, stateLabels } from "./inbox-labels.ts";
import type { shownMessage } from "./read-conversation.ts";
import { TimeLeft } from "./time-left.tsx";

type FactsProps = { message: ReturnType<typeof shownMessage>; assigneeName: string | null; now: string };

export function Facts({ message, assigneeName, now }: FactsProps) {
  return (
    <p className={styles.facts}>
      <TimeLeft dueAt={message.due_at} now={now} />
      <span>{stateLabels[message.state]}</span>
      <bdi>{message.email}</bdi>
      <span>{message.id}</span>
      <span>{kindLabels[message.kind]}</span>
      {message.about && (
        <span>
          For <a href={`/events/${message.about}`}>{message.about}</a>
        </span>
      )}
      <span>{languageLabel(message)}</span>
      <span>
        {assigneeName ? (
          <>
            With <bdi>{assigneeName}</bdi>
          </>
        ) : (
          "Unassigned"
        )}
      </span>
      {message.state === "spam" && <span>Why: {message.held ?? message.spam}</span>}
    </p>
  );
}

export function Earlier({ earlier }: { earlier: EarlierMessage[] }) {
  if (earlier.length === 0) return null;
  return (
    <section>
      <h2>Other messages from this address</h2>
      <ul>
        {earlier.map(({ id, subject, state, created_at }) => (
          <li key={id}>
            <a href={conversationAddress(id)} dir="auto">
              {subject || "(no subject)"}
            </a>{" "}
            {stateLabels[state]}, <Moment instant={created_at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
