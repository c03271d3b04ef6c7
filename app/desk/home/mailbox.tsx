import type { MailboxProblem } from "../../../server/inbox/mail-in/mailbox-status.ts";
import { Notice } from "../../ui/notice.tsx";
import { Moment } from "../ui/moment.tsx";

/** While answers by mail do not come in, somebody should know. */
export function MailboxTrouble({ problem, since, lookedAt }: MailboxProblem) {
  return (
    <Notice tone="error">
      Answers by mail do not come in since <Moment instant={since} />. {problem} It is tried again and again;
      please tell whoever runs the site if it lasts.
      {lookedAt === null && " The mailbox was never read yet."}
    </Notice>
  );
}
