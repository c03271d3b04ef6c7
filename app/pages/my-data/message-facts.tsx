import { useLanguage, useWords } from "../../rendering/language.ts";
import factList from "../../ui/fact-list.module.css";
import { formatDate } from "../../ui/format-date.ts";
import { UtcTime } from "./conversation.tsx";
import styles from "./my-data.module.css";
import type { RenderedConversation } from "./render-conversation.ts";

/** The stored data besides the messages. */
export function MessageFacts({ conversation }: { conversation: RenderedConversation }) {
  const { facts: words } = useWords().myData;
  const { reference, received, state, answered, keptUntil, name, email, about, notes } = conversation;
  const deleted = formatDate({ instant: keptUntil, form: "date", timeZone: "UTC", language: useLanguage() });
  return (
    <>
      <dl className={factList.facts}>
        <dt>{words.reference}</dt>
        <dd>
          <bdi>{reference}</bdi>
        </dd>
        <dt>{words.received}</dt>
        <dd>
          <UtcTime instant={received} />
        </dd>
        <dt>{words.state}</dt>
        <dd>
          {words.states[state]}
          {state === "answered" && answered && (
            <>
              , <UtcTime instant={answered} />
            </>
          )}
        </dd>
        <dt>{words.deleted}</dt>
        <dd>{words.deletedUnless({ date: deleted })}</dd>
        <dt>{words.name}</dt>
        <dd dir="auto">{name}</dd>
        <dt>{words.email}</dt>
        <dd dir="auto">{email}</dd>
        {about && (
          <>
            <dt>{words.about}</dt>
            <dd dir="auto">{about}</dd>
          </>
        )}
      </dl>
      {notes > 0 && <p className={styles.note}>{words.notes({ count: notes })}</p>}
      <p className={styles.note}>{words.networks}</p>
    </>
  );
}
