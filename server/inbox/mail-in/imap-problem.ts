import { TooManyHeld } from "./flood-limits.ts";

/** Mails are there, and the site cannot take them at the moment. */
export class NotTaken extends Error {}

/** What is wrong with a mailbox, for the staff: without the server's own words, which may name people. */
export function imapProblem(error: unknown): string {
  const { code, authenticationFailed, mailboxMissing, tlsFailed } = error as Record<string, unknown>;
  const word = typeof code === "string" && /^\w{2,40}$/.test(code) ? code : "";
  if (error instanceof TooManyHeld || (error instanceof NotTaken && error.cause instanceof TooManyHeld))
    return "So many messages are held among the spam that no more can be: somebody has to look through them.";
  if (error instanceof NotTaken) return "Its mails cannot be stored at the moment.";
  if (authenticationFailed) return "The mail server does not accept the user or the password in IMAP_URL.";
  if (mailboxMissing) return "The mail server has no folder of the name in IMAP_URL.";
  if (
    /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|EHOST\w+|ENET\w+|ETIMEDOUT|CONNECT_TIMEOUT|GREETING_TIMEOUT)$/i.test(
      word,
    )
  )
    return "The mail server that IMAP_URL names cannot be reached.";
  if (tlsFailed || /tls|cert|ssl|SELF_SIGNED|UNABLE_TO_VERIFY/i.test(word))
    return "The line to the mail server could not be encrypted, and a password is sent over no other.";
  return `The mail server broke off or did not answer as it should${word && ` (${word})`}.`;
}
