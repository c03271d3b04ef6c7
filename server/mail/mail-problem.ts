import { stored } from "../../app/words/en/desk/stored.ts";

const { delivery } = stored;

/** Describes a mail error in codes, without the server's own text, which may quote people's names and addresses. */
export function mailProblem(error: unknown): string {
  const { code, command, responseCode } = error as Record<string, unknown>;
  const known = [
    typeof code === "string" && /^E[A-Z\d]{2,20}$/.test(code) && code,
    typeof command === "string" &&
      /^[A-Z]{3,9}( (FROM|TO|[A-Z\d-]{3,12}))?$/.test(command) &&
      delivery.at({ command }),
    typeof responseCode === "number" && delivery.answer({ code: String(responseCode) }),
  ];
  return known.filter(Boolean).join(", ") || delivery.unknown;
}

/**
 * Whether retrying is pointless, because the server refuses the recipient or the content. False for problems with the
 * server itself, which may pass.
 */
export function isPermanent(error: unknown): boolean {
  const { code, command, responseCode } = error as Record<string, unknown>;
  if (code === "EFILE") return true;
  if (code === "EENVELOPE" && command === "API") return true;
  return (command === "RCPT TO" || command === "DATA") && Number(responseCode) >= 500;
}

/** The error for an attachment that is missing or too large. */
export const attachmentProblem = (sentence: string): Error =>
  Object.assign(new Error(sentence), { code: "EFILE" });

/** What the operator can do about a mail error, if known. */
export function mailAdvice(error: unknown): string | undefined {
  const { code } = error as Record<string, unknown>;
  if (code === "ETLS")
    return "The connection to the mail server could not be encrypted, and the password is sent over no other: use smtps:// or a server with STARTTLS and a valid certificate in SMTP_URL, or leave out user and password.";
  if (code === "EAUTH") return "The mail server does not accept the user or the password in SMTP_URL.";
  if (code === "EDNS" || code === "ESOCKET" || code === "ECONNREFUSED")
    return "The mail server that SMTP_URL names cannot be reached.";
  return undefined;
}
