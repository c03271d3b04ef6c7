import type { EnquiryState } from "../../../server/database/schema.ts";
import { mayActAs, type Role } from "../../../server/staff/roles.ts";
import { Button } from "../ui/button.tsx";
import { AssignField, type Colleague } from "./assign-field.tsx";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";

type Props = {
  message: { id: string; state: EnquiryState; assignee: string | null };
  staff: Colleague[];
  person: { id: string; role: Role };
  /** Whether to ask before erasing. */
  ask: boolean;
};

export function ConversationButtons({ message, staff, person, ask }: Props) {
  const { state, assignee } = message;
  if (!mayActAs(person.role, "publisher")) return null;
  const mayErase = mayActAs(person.role, "administrator");
  return (
    <section>
      <h2>More</h2>
      <div className={styles.acts}>
        <form method="post">
          <AssignField staff={staff} me={person.id} assignee={assignee} />
        </form>
        <form method="post">
          {state === "waiting" || state === "answered" ? (
            <Button act="close" variant="outline">
              Close
            </Button>
          ) : null}
          {state === "closed" || state === "answered" ? (
            <Button act="reopen" variant="outline">
              Reopen
            </Button>
          ) : null}
          {state === "spam" ? (
            <Button act="not spam" variant="outline">
              Not spam
            </Button>
          ) : (
            <Button act="spam" variant="outline">
              Spam
            </Button>
          )}
          {mayErase && !ask && (
            <Button act="erase" variant="outline">
              Erase
            </Button>
          )}
        </form>
      </div>
      {mayErase && ask && (
        <form method="post" id="ask" tabIndex={-1} className={styles.ask}>
          <p>
            Erase this conversation? The message, all replies and notes, their files and any unsent mail are
            deleted for good. This cannot be undone.
          </p>
          <Button act="erase now">Erase</Button>
          <a href={conversationAddress(message.id)}>Cancel</a>
        </form>
      )}
    </section>
  );
}
