import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { connectDatabase, type SiteDatabase } from "../../database/connect.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import type { Role } from "../../staff/roles.ts";
import { staffOf } from "../../staff/staff.ts";
import { markAnswered, reopen } from "../change-state.ts";
import { claimMails, markSent } from "./deliveries.ts";
import { remind, summarize } from "./reminders.ts";
import { deleteOldSummaries } from "./sent-reminders.ts";

const siteUrl = "https://example.org";
const start = Date.parse("2026-11-15T10:00:00.000Z");
/** This many hours after the messages arrived. */
const after = (hours: number) => new Date(start + hours * 60 * 60_000);
const program = { id: null, name: "a test" };

async function add(database: SiteDatabase, name: string, role: Role) {
  const email = `${name.toLowerCase()}@example.org`;
  const person = await staffOf(database).add(program, { name, email, role });
  if (person === "already there") throw new Error(`${name} is there already.`);
  return person;
}

const receive = ({ db }: SiteDatabase, id: string, changed: Partial<ContactMessageRow> = {}) =>
  db
    .insertInto("contact_messages")
    .values(messageRow({ id, created_at: after(0).toISOString(), ...changed }))
    .execute();

/** Sends the queued mails, and returns their recipients and texts. */
async function sent({ db }: SiteDatabase, now: Date) {
  const mails = await claimMails(db, now, 99);
  for (const mail of mails) await markSent(db, mail, now);
  return mails
    .map(({ recipient, subject, body }) => ({ to: recipient?.split("@")[0], subject, body: body ?? "" }))
    .toSorted((one, other) => ((one.to ?? "") < (other.to ?? "") ? -1 : 1));
}

forEachDatabaseInTurn((_engine, fresh) => {
  test("reminds once when four hours are left and once when overdue, even with two processes", async () => {
    const { database, url } = await fresh();
    const other = connectDatabase(url);
    await add(database, "Ada", "administrator");
    await add(database, "Ben", "publisher");
    await add(database, "Wim", "writer");
    await receive(database, "7K3M-QX9D");
    await receive(database, "SPAM-SPAM", { state: "spam", due_at: null });
    const look = async (hours: number) => {
      await Promise.all([database, other].map((each) => remind(each, siteUrl, after(hours))));
      return sent(database, after(hours));
    };
    expect(await look(19.9)).toEqual([]);
    const soon = await look(20);
    expect(soon.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada", "Less than 4 hours left: 7K3M-QX9D"],
      ["ben", "Less than 4 hours left: 7K3M-QX9D"],
    ]);
    expect(soon[0]?.body).toContain(`4 h 0 min left\n${siteUrl}/desk/enquiries/7K3M-QX9D\n`);
    expect(soon[0]?.body).not.toMatch(/Selam|A question|When/);
    expect(await look(21)).toEqual([]);
    expect((await look(24)).map(({ subject }) => subject)).toEqual(Array(2).fill("Overdue: 7K3M-QX9D"));
    expect(await look(48)).toEqual([]);

    await markAnswered(database.db, "7K3M-QX9D", after(49));
    await reopen(database.db, "7K3M-QX9D", after(50));
    expect(await look(70)).toHaveLength(2);
    await other.close();
  });

  test("reminds only the assignee, and only people who want reminders", async () => {
    const { database } = await fresh();
    const ada = await add(database, "Ada", "administrator");
    const ben = await add(database, "Ben", "publisher");
    await receive(database, "BENS-BENS", { assignee: ben.id });
    await receive(database, "ADAS-ADAS", { assignee: ada.id });
    await staffOf(database).chooseMails(ada, "none");
    await staffOf(database).chooseMails(ben, "reminders");
    await remind(database, siteUrl, after(21));
    await summarize(database, siteUrl, after(21));
    expect(await sent(database, after(21))).toMatchObject([
      { to: "ben", subject: "Less than 4 hours left: BENS-BENS" },
    ]);
  });

  test("after a downtime sends one mail per person for all overdue messages", async () => {
    const { database } = await fresh();
    await add(database, "Ada", "publisher");
    for (let index = 0; index < 30; index++)
      await receive(database, `OLD-${String(index).padStart(4, "0")}`, {
        created_at: after(index / 10).toISOString(),
      });
    await receive(database, "NEW", { created_at: after(30).toISOString() });
    await remind(database, siteUrl, after(51));
    const [mail, ...others] = await sent(database, after(51));
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Unanswered messages: 30 overdue, 1 with less than 4 hours left");
    expect(mail?.body).toContain("OLD-0000: overdue by 27 h 0 min\n");
    expect(mail?.body).toContain(`And 11 more: ${siteUrl}/desk/enquiries\n`);
    expect(await remind(database, siteUrl, after(51.5))).toBe(0);
  });

  test("sends the summary once, in the morning of Addis Ababa, and only if messages wait", async () => {
    const { database, url } = await fresh();
    const other = connectDatabase(url);
    await add(database, "Ada", "publisher");
    /** `hour`: in UTC, three hours behind Addis Ababa. */
    const look = async (day: number, hour: number) => {
      const now = new Date(Date.UTC(2026, 10, day, 0, 60 * hour));
      await Promise.all([database, other].map((each) => summarize(each, siteUrl, now)));
      const mails = await sent(database, now);
      await deleteOldSummaries(database.db, now);
      return mails.map(({ subject }) => subject);
    };
    const one = "1 message waits for an answer, 1 overdue";
    expect(await look(16, 4)).toEqual([]);
    await receive(database, "7K3M-QX9D");
    // Nothing waited that morning, and a later message does not cause a summary at another hour.
    for (const hour of [4.5, 8.9, 9, 15, 20.9, 21, 23.9]) expect(await look(16, hour), `${hour}`).toEqual([]);
    expect(await look(17, 3.9)).toEqual([]);
    expect(await look(17, 4)).toEqual([one]);
    expect(await look(17, 4.1)).toEqual([]);
    expect(await look(17, 23)).toEqual([]);
    // After a downtime it comes later in the morning or, after noon, on the next day.
    expect(await look(18, 8.9)).toEqual([one]);
    expect(await look(19, 9)).toEqual([]);
    expect(await look(20, 15)).toEqual([]);
    expect(await look(21, 4)).toEqual([one]);
    await markAnswered(database.db, "7K3M-QX9D", after(200));
    expect(await look(22, 5)).toEqual([]);
    const noted = database.db.selectFrom("daily_summaries").select("day");
    expect(await noted.execute()).toEqual([{ day: "2026-11-22" }]);
    await other.close();
  });

  test("keeps only mails in the outbox, and deletes reminder marks with their message", async () => {
    const { database } = await fresh();
    const { db } = database;
    await receive(database, "7K3M-QX9D");
    const morning = new Date("2026-11-17T05:00:00.000Z");
    for (const time of [after(21), morning]) {
      await remind(database, siteUrl, time);
      await summarize(database, siteUrl, time);
    }
    // There are no staff to mail.
    expect(await db.selectFrom("mails").selectAll().execute()).toEqual([]);
    expect(
      await db.selectFrom("reminders").select(["message_id", "stage"]).orderBy("stage").execute(),
    ).toEqual([
      { message_id: "7K3M-QX9D", stage: "over" },
      { message_id: "7K3M-QX9D", stage: "soon" },
    ]);
    await db.deleteFrom("contact_messages").execute();
    expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([]);
  });

  test("drops a summary that could not be sent all morning", async () => {
    const { database } = await fresh();
    await add(database, "Ada", "publisher");
    await receive(database, "7K3M-QX9D");
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 17, hour));
    expect(await summarize(database, siteUrl, at(5))).toBe(1);
    expect(await summarize(database, siteUrl, at(9))).toBe(0);
    expect(await sent(database, at(9))).toEqual([]);
  });
});
