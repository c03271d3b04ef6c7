import { stored } from "../../../app/words/en/desk/stored.ts";
import { TooManyHeld } from "./flood-limits.ts";

const { mailbox } = stored;

/** The mailbox has mail that the site cannot store at the moment. */
export class CannotStoreMail extends Error {}

/** Describes a mailbox problem for staff, without the server's own text, which may name people. */
export function imapProblem(error: unknown): string {
  const { code, authenticationFailed, mailboxMissing, tlsFailed } = error as Record<string, unknown>;
  const word = typeof code === "string" && /^\w{2,40}$/.test(code) ? code : "";
  if (error instanceof CannotStoreMail && error.cause instanceof TooManyHeld) return mailbox.full;
  if (error instanceof CannotStoreMail) return mailbox.notStored;
  if (authenticationFailed) return mailbox.wrongPassword;
  if (mailboxMissing) return mailbox.noFolder;
  if (
    /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|EHOST\w+|ENET\w+|ETIMEDOUT|CONNECT_TIMEOUT|GREETING_TIMEOUT)$/i.test(
      word,
    )
  )
    return mailbox.unreachable;
  if (tlsFailed || /tls|cert|ssl|SELF_SIGNED|UNABLE_TO_VERIFY/i.test(word)) return mailbox.notEncrypted;
  return word ? mailbox.unexpectedCode({ code: word }) : mailbox.unexpected;
}
