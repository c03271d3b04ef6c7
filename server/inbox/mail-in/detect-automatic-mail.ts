import type { Attachment, Email } from "postal-mime";
import type { Bounce, IncomingMail } from "./incoming-mail.ts";
import { messageIdsIn } from "./message-ids.ts";

export type HeaderReader = (name: string) => string;

const robots =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|ne-?pas-?repondre|bounces?)(?:[+.=_-].*)?@/i;
const servers = /^(?:mailer-daemon|postmaster)(?:[+.=_-].*)?@/i;

/**
 * Detects mail that a program wrote, by the headers of RFC 3834 and by the habits of programs that ignore it. Mail from a
 * mailing list counts, because it is not written to us. "X-Auto-Response-Suppress" and "Feedback-ID" prove nothing:
 * Exchange and mailing services add them to mail from people, too.
 */
export function automaticKind(email: Email, header: HeaderReader): IncomingMail["automatic"] {
  const address = email.from?.address ?? "";
  const isReport = /report-type="?delivery-status/i.test(header("content-type"));
  if (isReport || header("x-failed-recipients") || deliveryStatus(email) || servers.test(address))
    return "bounce";
  const isRobot =
    /^\s*(?!no\b)\S/i.test(header("auto-submitted")) ||
    /\b(?:bulk|junk|list|auto_reply)\b/i.test(header("precedence")) ||
    robotHeaders.some((name) => header(name)) ||
    /^\s*<\s*>\s*$/m.test(header("return-path")) ||
    /^multipart\/report/i.test(header("content-type").trim()) ||
    robots.test(address);
  return isRobot ? "robot" : null;
}

const robotHeaders = ["x-autoreply", "x-autorespond", "list-id", "list-unsubscribe"];

/** Complaints as mail providers report them. "not-spam" and "auth-failure" are not complaints. */
const complaints = /^feedback-type:\s*(?:abuse|fraud|opt-out|opt-out-list)\s*$/im;

export function readComplaint(email: Email): string[] | null {
  const report = textOf(email.attachments.find(({ mimeType }) => mimeType === "message/feedback-report"));
  if (!complaints.test(report)) return null;
  const senders = [...report.matchAll(/^original-mail-from:\s*<?([^\s<>]{3,300})>?/gim)].map(
    ([, from]) => from ?? "",
  );
  return [...returnedIds(email), ...senders].slice(0, 10);
}

/** Finds the bounced mail by the returned part, or by one of our Message-IDs anywhere in the report. */
export function readBounce(email: Email, written: string): Bounce {
  const status = textOf(deliveryStatus(email));
  const ids = returnedIds(email);
  const named =
    written.match(/\b(?:reply|acknowledgement|newsletter)-[\da-z-]{4,60}@[\da-z.-]{1,200}/gi) ?? [];
  const action = /^action:\s*(\w+)/im.exec(status)?.[1]?.toLowerCase() ?? "failed";
  return {
    of: [...new Set([...ids, ...named])].slice(0, 10),
    isFinal: action === "failed",
    status: /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1] ?? null,
  };
}

/** The Message-IDs of the mails that a report returns, or of which it returns the headers. */
function returnedIds({ attachments }: Email): string[] {
  const returned = attachments
    .filter(({ mimeType }) =>
      /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/global-headers)$/.test(mimeType),
    )
    .map(textOf);
  return returned.flatMap((text) => messageIdsIn(/^message-id:(?:[^\n]|\n[ \t])*/im.exec(text)?.[0] ?? ""));
}

const deliveryStatus = ({ attachments }: Email) =>
  attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType));

/** Only the beginning: the headers of a returned mail are enough. */
function textOf(part: Attachment | undefined): string {
  if (!part) return "";
  const { content } = part;
  return typeof content === "string"
    ? content
    : Buffer.from(new Uint8Array(content).subarray(0, 32_000)).toString();
}
