import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { reopen } from "../change-state.ts";
import { addLine } from "./conversation-notes.ts";
import { conversationOf, conversationOfMails, type Ourselves } from "./find-conversation.ts";
import type { Bounce, IncomingMail } from "./incoming-mail.ts";

type Db = Kysely<Database>;

/**
 * What a program wrote is never answered. A conversation that it belongs to says that it came; only a reply of ours that
 * came back makes it wait again. Undefined if it belongs to none.
 */
export async function noteAutomatic(
  db: Db,
  mail: IncomingMail,
  ourselves: Ourselves,
  at: Date,
): Promise<"noted" | "nothing" | undefined> {
  const { bounce } = mail;
  const returned = bounce && (await conversationOfMails(db, bounce.of, ourselves));
  const conversation = returned ?? (await conversationOf(db, mail, ourselves));
  if (!conversation) return undefined;
  const { id, state } = conversation;
  if (!bounce) return addLine(db, id, robotSentence(mail), mail.text, at);
  const what = await returnedMail(db, bounce.of.length > 0 ? bounce.of : mail.answers);
  const noted = await addLine(db, id, bounceSentence(bounce, what), mail.text, at);
  if (bounce.isFinal && what === "reply" && state !== "spam") await reopen(db, id, at);
  return noted;
}

/** Which mail of ours came back. */
async function returnedMail(db: Db, ids: string[]): Promise<"reply" | "acknowledgement" | undefined> {
  if (ids.length === 0) return undefined;
  const reply = await db
    .selectFrom("enquiry_posts")
    .select("id")
    .where("mail_id", "in", ids)
    .where("kind", "=", "out")
    .executeTakeFirst();
  if (reply) return "reply";
  return ids.some((id) => id.startsWith("acknowledgement-")) ? "acknowledgement" : undefined;
}

function bounceSentence({ isFinal, status }: Bounce, what: "reply" | "acknowledgement" | undefined): string {
  const mail = what === "acknowledgement" ? "The acknowledgement" : "Our reply";
  if (!isFinal) return `${mail} is not delivered yet. The mail servers go on trying.`;
  const reason = reasons.find(([pattern]) => pattern.test(status ?? ""))?.[1];
  const code = status && ` (${status})`;
  return `${mail} could not be delivered${reason ? `: ${reason}` : ""}${code ?? ""}.`;
}

/** By the codes of RFC 3463. */
const reasons: [RegExp, string][] = [
  [/^5\.1\.[0136]$/, "there is no such address"],
  [/^5\.1\.2$|^5\.4\.4$/, "there is no such domain"],
  [/^\d\.2\.2$/, "the mailbox is full"],
  [/^\d\.2\.1$/, "the mailbox is closed"],
  [/^\d\.[23]\.[34]$/, "the mail is too large for it"],
  [/^\d\.7\./, "their mail server refuses it"],
  [/^4\./, "their mail server could not be reached in time"],
];

const robotSentence = ({ subject }: IncomingMail) =>
  subject ? `A program answered for them: “${subject}”.` : "A program answered for them.";
