import { TooManyHeld } from "./flood-limits.ts";

/** The mailbox has mail that the site cannot store at the moment. */
export class CannotStoreMail extends Error {}

/** Describes a mailbox problem for staff, without the server's own text, which may name people. */
export function imapProblem(error: unknown): string {
  const { code, authenticationFailed, mailboxMissing, tlsFailed } = error as Record<string, unknown>;
  const word = typeof code === "string" && /^\w{2,40}$/.test(code) ? code : "";
  if (error instanceof CannotStoreMail && error.cause instanceof TooManyHeld)
    return "So many messages are held with the spam that there is no room for more: please review them.";
  if (error instanceof CannotStoreMail) return "New mail cannot be stored at the moment.";
  if (authenticationFailed) return "The mail server does not accept the user or the password in IMAP_URL.";
  if (mailboxMissing) return "The mail server has no folder with the name in IMAP_URL.";
  if (
    /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|EHOST\w+|ENET\w+|ETIMEDOUT|CONNECT_TIMEOUT|GREETING_TIMEOUT)$/i.test(
      word,
    )
  )
    return "The mail server that IMAP_URL names cannot be reached.";
  if (tlsFailed || /tls|cert|ssl|SELF_SIGNED|UNABLE_TO_VERIFY/i.test(word))
    return "The connection to the mail server could not be encrypted, and the password is sent over no other.";
  return `The mail server closed the connection or gave an unexpected answer${word && ` (${word})`}.`;
}
