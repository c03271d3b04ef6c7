import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { cleanLine, cleanLines, cut } from "./clean-text.ts";
import { automaticKind, type HeaderReader, readBounce, readComplaint } from "./detect-automatic-mail.ts";
import { failedDmarc } from "./dmarc.ts";
import { foldQuotation } from "./fold-quotation.ts";
import { htmlToText } from "./html-to-text.ts";
import type { IncomingFile, IncomingMail } from "./incoming-mail.ts";
import { mailLimits } from "./mail-limits.ts";
import { messageIdsIn } from "./message-ids.ts";

/** A mail inside a mail is treated as an attachment, so that its text is not mistaken for the sender's. */
const options = {
  forceRfc822Attachments: true,
  maxRfc822NestingDepth: 0,
  maxNestingDepth: mailLimits.depth,
  maxHeadersSize: 4 * mailLimits.headerBytes,
};

/** Throws for mail that no ordinary mail program writes. May be slow: see parse-in-worker.ts. */
export async function parseMail(raw: Uint8Array): Promise<IncomingMail> {
  if (countBoundaries(raw) > mailLimits.boundaries) throw new Error("The mail has too many parts.");
  const email = await PostalMime.parse(raw, options);
  const header = headerOf(email);
  const written = textOf(email);
  const automatic = automaticKind(email, header);
  return {
    messageId: messageIdsIn(email.messageId ?? "")[0] ?? null,
    from: senderOf(email),
    recipients: recipientsOf(email, header),
    subject: cleanLine(email.subject ?? "", mailLimits.subject),
    answers: answersOf(email),
    ...withinLimits(automatic ? { text: written, quoted: null } : foldQuotation(written)),
    automatic,
    bounce: automatic === "bounce" ? readBounce(email, written) : null,
    complaint: automatic ? readComplaint(email) : null,
    isSpam: /^\s*yes/i.test(header("x-spam-flag")) || /^\s*yes/i.test(header("x-spam-status")),
    dmarc: failedDmarc(header("authentication-results").split("\n")) ? "fail" : null,
    files: automatic === "bounce" ? [] : filesOf(email.attachments),
  };
}

/** Counts the lines that may separate parts, before the parser spends time on them. */
function countBoundaries(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let count = 0;
  for (let at = bytes.indexOf("\n--"); at >= 0; at = bytes.indexOf("\n--", at + 3)) count++;
  return count;
}

/** Returns all headers with the name, one per line. */
function headerOf({ headers }: Email): HeaderReader {
  return (name) =>
    headers
      .filter(({ key }) => key === name)
      .map(({ value }) => value)
      .slice(0, mailLimits.recipients)
      .join("\n");
}

function textOf({ text = "", html = "" }: Email): string {
  const most = 20 * (mailLimits.text + mailLimits.quoted);
  const plain = cleanLines(text.slice(0, most));
  return plain || cleanLines(htmlToText(html.slice(0, most)));
}

const goesOn = "\n\n[This mail goes on. All of it is in the mailbox.]";

function withinLimits({ text, quoted }: Pick<IncomingMail, "text" | "quoted">) {
  return {
    text: text.length > mailLimits.text ? cut(text, mailLimits.text) + goesOn : text,
    quoted: quoted && cut(quoted, mailLimits.quoted),
  };
}

function senderOf({ from, replyTo }: Email): IncomingMail["from"] {
  const [first] = flat([...(from ? [from] : []), ...(replyTo ?? [])]).filter(({ address }) => address);
  const address = cleanLine(first?.address ?? "", 254).replace(/\s/g, "");
  return {
    name: cleanLine(first?.name ?? "", mailLimits.name) || address.split("@")[0] || "Unknown",
    address,
  };
}

const alsoSentTo = ["delivered-to", "x-original-to", "envelope-to", "x-envelope-to", "x-delivered-to"];

function recipientsOf({ to = [], cc = [] }: Email, header: HeaderReader): string[] {
  const named = flat([...to, ...cc]).map(({ address }) => address);
  const delivered = alsoSentTo.flatMap((name) => header(name).split(/[\s,<>]+/));
  return [...named, ...delivered]
    .filter((address) => address.includes("@") && address.length <= 300)
    .slice(0, mailLimits.recipients);
}

const flat = (addresses: Address[]) =>
  addresses.slice(0, mailLimits.recipients).flatMap((one) => one.group ?? [one]);

/** Latest first; the References header lists the oldest first. */
function answersOf({ inReplyTo = "", references = "" }: Email): string[] {
  const earlier = messageIdsIn(references).reverse();
  return [...new Set([...messageIdsIn(inReplyTo).slice(0, 5), ...earlier])].slice(0, mailLimits.answers);
}

/** Of files beyond the limits only the names are stored, for as many files again. */
function filesOf(attachments: Attachment[]): IncomingFile[] {
  let [kept, total] = [0, 0];
  return attachments.slice(0, 2 * mailLimits.files).map(({ filename, mimeType, content }) => {
    const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
    const name = cleanLine(filename || `${mimeType.split("/")[0]} without a name`, 200);
    total += bytes.length;
    const isTooMuch = ++kept > mailLimits.files || total > mailLimits.fileBytes;
    return { name, bytes: bytes.length, content: isTooMuch ? null : bytes };
  });
}
