import type { Kysely } from "kysely";
import { type Language, languageOf } from "../../../languages.ts";
import { plainText } from "../../../texts/plain-line.ts";
import type { ContactMessageRow, Database, MailRow } from "../../database/schema.ts";
import { withAbsoluteLinks } from "../../mail/absolute-links.ts";
import { dateAndTime } from "../../mail/date-and-time.ts";
import { fetchesNothing, headerText, inLanguage } from "../../mail/mail-headers.ts";
import { escapeHtml, linesAsHtml } from "../../mail/mail-text.ts";
import type { Composed } from "../../mail/mailer.ts";
import { renderMarkdown } from "../../markdown/markdown.ts";
import { cut } from "../../markdown/plain-text.ts";
import type { MediaStore } from "../../media/store.ts";
import { attachmentsOf } from "./attachments.ts";
import { type KeyedMailSettings, replyAddress, replyMailId } from "./mail-ids.ts";
import { threadBefore } from "./reply-thread.ts";
import { languageOfMail, mailWords } from "./visitor-language.ts";

type Parts = { db: Kysely<Database>; store: MediaStore; settings: KeyedMailSettings };

/** In characters. The visitor's mail may be much longer. */
const maxQuoted = 10_000;
const maxSubject = 200;
/** Mail programs recognise this line, and leave the signature out when they quote the mail. */
const signatureMark = "-- \n";

/** Our reply to a visitor: the same mail, byte for byte, whenever it is composed. */
export async function composeReply(
  { db, store, settings }: Parts,
  { post_id, recipient }: MailRow,
): Promise<Composed | undefined> {
  const { siteUrl } = settings;
  const message = await db
    .selectFrom("contact_messages")
    .innerJoin("enquiry_posts", "enquiry_posts.message_id", "contact_messages.id")
    .selectAll("contact_messages")
    .select(["enquiry_posts.id as reply_id", "enquiry_posts.at as replied_at", "enquiry_posts.text as reply"])
    .select("enquiry_posts.signature")
    .where("enquiry_posts.id", "=", post_id)
    .executeTakeFirst();
  if (!message) return undefined;
  const post = { id: message.reply_id, at: message.replied_at };
  const [{ question, references, inReplyTo }, attachments] = await Promise.all([
    threadBefore(db, message, post, settings),
    attachmentsOf(db, store, post.id),
  ]);
  const language = languageOfMail(message.language);
  const reply = withAbsoluteLinks(plainText(message.reply), siteUrl, language);
  const signature = plainText(message.signature ?? "");
  const quoted = plainText(question.text).slice(0, maxQuoted).toWellFormed();
  const words = await mailWords(language);
  const wrote = words.wrote({ moment: dateAndTime(question.at, language) });
  return {
    from: settings.mailFrom,
    to: { name: headerText(message.name), address: recipient ?? message.email },
    replyTo: replyAddress(message.id, settings),
    subject: subjectOf(message),
    messageId: `<${replyMailId(post.id, siteUrl)}>`,
    ...(inReplyTo && { inReplyTo: `<${inReplyTo}>` }),
    ...(references.length > 0 && { references }),
    date: new Date(post.at),
    headers: inLanguage(language),
    text: `${reply}\n\n${signature && `${signatureMark}${signature}\n\n`}${wrote}\n${quoted.replace(/^(?=(.?))/gm, (_, next) => (next ? "> " : ">"))}\n`,
    html: htmlOf({ reply, signature, wrote, quoted }, language),
    attachments,
    baseBoundary: post.id,
    ...fetchesNothing,
  };
}

/** "Re: A question (7K3M-QX9D)", without repeating what the subject already contains. */
function subjectOf({ subject, id }: Pick<ContactMessageRow, "subject" | "id">): string {
  const own = headerText(subject)
    .replace(`(${id})`, "")
    .replace(/^(?:\s*re:)+/i, "");
  return ["Re:", cut(own, maxSubject), `(${id})`].filter(Boolean).join(" ");
}

type MailText = Record<"reply" | "signature" | "wrote" | "quoted", string>;

function htmlOf({ reply, signature, wrote, quoted }: MailText, language: Language): string {
  return (
    `<!doctype html>\n<html lang="${language}" dir="${languageOf(language).direction}">\n<meta charset="utf-8">\n` +
    `<div dir="auto" lang="">\n${renderMarkdown(reply)}</div>\n` +
    (signature && `<p dir="auto" lang="">${linesAsHtml(signature)}</p>\n`) +
    `<p>${escapeHtml(wrote)}</p>\n<blockquote dir="auto" lang="">${linesAsHtml(quoted)}</blockquote>\n</html>\n`
  );
}
