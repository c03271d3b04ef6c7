/** Mails about the review of a text, to each person in their language. */
import { deskPath } from "../../../content/kinds.ts";
import { plainLine, plainText } from "../../../texts/plain-line.ts";
import { queueMail } from "../../mail/outbox.ts";
import { mayActAs } from "../../staff/roles.ts";
import { type MailWords, type Recipient, staffMail } from "../../staff/staff-mails.ts";
import type { Db, EditionSummary } from "../edition.ts";

export type MailSettings = { isSetUp: boolean; siteUrl: string };

type Answer = { edition: EditionSummary; by: string; note: string; linkMaker?: string | undefined };

/** Asks everyone who may approve the text. Returns the number of mails. */
export async function mailRequest(
  db: Db,
  settings: MailSettings,
  { edition, by, note }: Answer,
  asker: string | null,
  at: Date,
): Promise<number> {
  const people = await staffWhoGetMail(db);
  const approvers = people.filter(({ id, role }) => id !== asker && mayActAs(role, "publisher"));
  return mailEach(db, settings, approvers, edition, at, (words, title) => ({
    subject: words.readySubject({ title }),
    paragraphs: [words.ready({ name: plainLine(by), title }), ...noteIn(words, note)],
  }));
}

/** Tells the people who wrote the text, or asked for its review, or made a link to it. */
export async function mailAnswer(
  db: Db,
  settings: MailSettings,
  { edition, by, note, linkMaker }: Answer,
  { answer, told }: { answer: "approved" | "sentBack"; told: string[] },
  at: Date,
): Promise<number> {
  const people = (await staffWhoGetMail(db)).filter(({ id }) => told.includes(id));
  const name = plainLine(by);
  return mailEach(db, settings, people, edition, at, (words, title) => {
    const { subject, text, byLink } = words[answer];
    const sentence = linkMaker ? byLink({ name, title, maker: plainLine(linkMaker) }) : text({ name, title });
    return { subject: subject({ title }), paragraphs: [sentence, ...noteIn(words, note)] };
  });
}

type Words = MailWords["review"];
const noteIn = (words: Words, note: string) => (note ? [words.note({ note: plainText(note) })] : []);

/** A review waits for a person like a message does, so it follows the same choice. */
const staffWhoGetMail = (db: Db) =>
  db.selectFrom("staff").selectAll().where("mails", "in", ["all", "reminders"]).execute();

async function mailEach(
  db: Db,
  { isSetUp, siteUrl }: MailSettings,
  people: Recipient[],
  edition: EditionSummary,
  at: Date,
  write: (words: Words, title: string) => { subject: string; paragraphs: string[] },
): Promise<number> {
  if (!isSetUp) return 0;
  for (const person of people) {
    const mail = await staffMail(person, ({ review: words, reminder }) => {
      const { subject, paragraphs } = write(words, plainLine(edition.title) || words.untitled);
      const open = words.open({ link: siteUrl + reviewPath(edition) });
      return {
        subject,
        paragraphs: [...paragraphs, open, reminder.turnOff({ link: `${siteUrl}/desk/account` })],
      };
    });
    await queueMail(db, { purpose: "staff", ...mail }, at);
  }
  return people.length;
}

function reviewPath({ kind, slug, language, translationOf }: EditionSummary): string {
  const record = `/desk${deskPath(kind)}/${encodeURIComponent(slug)}`;
  return `${translationOf === null ? record : `${record}/${language}`}/review`;
}
