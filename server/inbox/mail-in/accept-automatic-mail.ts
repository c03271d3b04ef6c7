import type { Kysely } from "kysely";
import { stored } from "../../../app/words/en/desk/stored.ts";
import type { Database } from "../../database/schema.ts";
import { reopen } from "../change-state.ts";
import { findConversation, findConversationOfMails } from "./find-conversation.ts";
import { addMailLine } from "./flood-limits.ts";
import type { Bounce, IncomingMail } from "./incoming-mail.ts";
import type { SiteIdentity } from "./own-mail.ts";

const { lines } = stored;

type Db = Kysely<Database>;
type OwnMail = "reply" | "acknowledgement" | undefined;

/**
 * Mail from programs is never answered. Its conversation gets a line about it; only a bounced reply makes the
 * conversation wait for an answer again. Undefined if the mail belongs to no conversation.
 */
export async function acceptAutomaticMail(
  db: Db,
  mail: IncomingMail,
  site: SiteIdentity,
  at: Date,
): Promise<"noted" | "nothing" | undefined> {
  const { bounce } = mail;
  const bounced = bounce && (await findConversationOfMails(db, bounce.of, site));
  const conversation = bounced ?? (await findConversation(db, mail, site));
  if (!conversation) return undefined;
  const { id, state } = conversation;
  if (!bounce) return addMailLine(db, id, robotSentence(mail), mail.text, at);
  const ownMail = await bouncedMail(db, bounce.of.length > 0 ? bounce.of : mail.answers);
  const noted = await addMailLine(db, id, bounceSentence(bounce, ownMail), mail.text, at);
  if (bounce.isFinal && ownMail === "reply" && state !== "spam") await reopen(db, id, at);
  return noted;
}

async function bouncedMail(db: Db, ids: string[]): Promise<OwnMail> {
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

function bounceSentence({ isFinal, status }: Bounce, ownMail: OwnMail): string {
  const mail = ownMail === "acknowledgement" ? "acknowledgement" : "reply";
  if (!isFinal) return lines[`${mail}Delayed`];
  if (!status) return lines[`${mail}Bounced`];
  const reason = reasons.find(([pattern]) => pattern.test(status))?.[1];
  if (!reason) return lines[`${mail}BouncedCode`]({ code: status });
  return lines[`${mail}BouncedBecause`]({ reason: lines.withCode({ reason, code: status }) });
}

/** By the codes of RFC 3463. */
const reasons: [RegExp, string][] = [
  [/^5\.1\.[0136]$/, lines.noAddress],
  [/^5\.1\.2$|^5\.4\.4$/, lines.noDomain],
  [/^\d\.2\.2$/, lines.full],
  [/^\d\.2\.1$/, lines.mailboxClosed],
  [/^\d\.[23]\.[34]$/, lines.tooLarge],
  [/^\d\.7\./, lines.refusesIt],
  [/^4\./, lines.unreachable],
];

const robotSentence = ({ subject }: IncomingMail) =>
  subject ? lines.robotSubject({ subject }) : lines.robot;
