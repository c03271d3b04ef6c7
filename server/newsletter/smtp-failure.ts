/** What an error while a newsletter is sent means for the mail, its domain and the subscription. */
import { isPermanent, mailProblem } from "../mail/mail-problem.ts";
import type { Failure } from "./deliveries.ts";

type SmtpError = Record<"code" | "command" | "responseCode" | "response" | "syscall" | "message", unknown>;

/** Such as "5.1.1" (RFC 3463); empty if the server gave none. */
export const enhancedStatus = (error: unknown): string =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String((error as SmtpError).response ?? ""))?.[1] ?? "";

export function failureOf(error: unknown): Failure {
  const { responseCode } = error as SmtpError;
  const code = Number(responseCode);
  const isTemporary = code >= 400 && code < 500;
  const asksToSlowDown = code === 421 || /^4\.[347]\./.test(enhancedStatus(error));
  return {
    problem: mailProblem(error),
    isPermanent: isPermanent(error),
    refusal: !isTemporary ? null : asksToSlowDown ? "slow down" : "this mail",
    mayBeSent: !(code > 0) && brokeOff(error),
  };
}

/** The connection was there, and ended before the answer to the mail. */
function brokeOff(error: unknown): boolean {
  const { code, command, message, syscall } = error as SmtpError;
  if (command === "DATA" || code === "ECONNECTION") return true;
  // nodemailer has the same code for a connection that never was.
  return (code === "ETIMEDOUT" && message === "Timeout") || (code === "ESOCKET" && syscall === "read");
}

/** The server could not be reached or does not accept us: no other mail would fare better. */
export function isServerTrouble(error: unknown): boolean {
  const { code, command } = error as SmtpError;
  if (command === "RCPT TO" || command === "DATA") return false;
  return ["ECONNECTION", "ECONNREFUSED", "ESOCKET", "ETIMEDOUT", "EDNS", "EAUTH", "ETLS"].includes(
    String(code),
  );
}

/**
 * Whether the address does not exist. A refusal for another reason, such as a blocked server or a full mailbox, says
 * nothing about the address: otherwise a wrong setting would end every subscription.
 */
export const isBadAddress = (status: string): boolean => /^5\.1\.(?:1|2|3|6|10)$|^5\.2\.1$/.test(status);
