import { mayActAs, type Role } from "../../../server/staff/roles.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { AssignField, type Colleague } from "./assign-field.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";
import type { shownMessage } from "./read-conversation.ts";
import { SnoozeForm, type SnoozeProblem } from "./snooze-form.tsx";

type Props = {
  message: ReturnType<typeof shownMessage>;
  now: string;
  snoozeProblem: { outcome: SnoozeProblem; at: string } | undefined;
  staff: Colleague[];
  person: { id: string; role: Role };
  /** Whether to ask before erasing. */
  ask: boolean;
};

export function ConversationButtons({ message, now, snoozeProblem, staff, person, ask }: Props) {
  const { state, assignee } = message;
  const { enquiries: words, common } = useDeskWords();
  if (!mayActAs(person.role, "publisher")) return null;
  const mayErase = mayActAs(person.role, "administrator");
  return (
    <section>
      <h2>{words.more}</h2>
      <div className={styles.acts}>
        <form method="post">
          <AssignField staff={staff} me={person.id} assignee={assignee} />
        </form>
        {state === "waiting" && <SnoozeForm message={message} now={now} problem={snoozeProblem} />}
        <form method="post">
          {state === "waiting" || state === "answered" ? (
            <Button act="close" variant="outline">
              {words.close}
            </Button>
          ) : null}
          {state === "closed" || state === "answered" ? (
            <Button act="reopen" variant="outline">
              {words.reopen}
            </Button>
          ) : null}
          {state === "spam" ? (
            <Button act="not spam" variant="outline">
              {words.notSpam}
            </Button>
          ) : (
            <Button act="spam" variant="outline">
              {words.spam}
            </Button>
          )}
          {mayErase && !ask && (
            <Button act="erase" variant="outline">
              {words.erase}
            </Button>
          )}
        </form>
      </div>
      {mayErase && ask && (
        <form method="post" id="ask" tabIndex={-1} className={styles.ask}>
          <p>{words.askErase}</p>
          <Button act="erase now">{words.erase}</Button>
          <a href={conversationAddress(message.id)}>{common.cancel}</a>
        </form>
      )}
    </section>
  );
}
