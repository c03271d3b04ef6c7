/** Staff write to people who registered. */
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { cleanLine, cleanText } from "../inbox/form/validate.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { queueRegistrationMails } from "./queue-mail.ts";
import { textLimits } from "./registration-limits.ts";
import { slugOf } from "./staff-form.ts";

export type Letter = {
  subject: string;
  text: string;
  /** Of the form: sending it again sends no second mail. */
  id?: string;
};
export type LetterProblem = "missing" | "tooLong";
export type Written = { outcome: "queued"; people: number } | { outcome: LetterProblem };

export function letterProblem({ subject, text }: Letter): LetterProblem | undefined {
  const clean = { subject: cleanLine(subject), text: cleanText(text) };
  if (!clean.subject || !clean.text) return "missing";
  const isLong = [...clean.subject].length > textLimits.subject || [...clean.text].length > textLimits.letter;
  return isLong ? "tooLong" : undefined;
}

type Parts = { database: SiteDatabase; now: () => Date; wake: () => void };

export function lettersOf({ database, now, wake }: Parts) {
  const { db } = database;
  return {
    /** Queues a mail to these people of the event. `people`: how many get it. */
    async write(actor: Actor, eventId: string, ids: string[], letter: Letter): Promise<Written> {
      const problem = letterProblem(letter);
      if (problem) return { outcome: problem };
      const at = now();
      const people = await exclusively(database, "registrations", async (db) => {
        const rows = await db
          .selectFrom("registrations")
          .select("id")
          .where("event_id", "=", eventId)
          .execute();
        const wanted = new Set(ids);
        const chosen = rows.map(({ id }) => id).filter((id) => wanted.has(id));
        const [subject, text] = [cleanLine(letter.subject), cleanText(letter.text)];
        const mail = { what: "letter" as const, subject, text };
        await queueRegistrationMails(db, chosen, { mail, occasion: letter.id ?? at.toISOString(), at });
        const slug = await slugOf(db, eventId);
        await logStaffAct(db, actor, "wrote to registered people of", `events/${slug}`, at);
        return chosen.length;
      });
      wake();
      return { outcome: "queued", people };
    },

    /** How many mails to people of the event are still to be sent. */
    async unsent(eventId: string): Promise<number> {
      const { count } = await db
        .selectFrom("mails")
        .innerJoin("registrations", "registrations.id", "mails.registration_id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("registrations.event_id", "=", eventId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
