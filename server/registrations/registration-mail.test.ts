import ICAL from "ical.js";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { describe, expect, onTestFinished, test } from "vitest";
import { languageCodes } from "../../languages.ts";
import { forEachDatabase } from "../../tests/databases.ts";
import { openMailbox } from "../../tests/mailbox.ts";
import { event } from "../../tests/records.ts";
import { ada, eventWithPlaces, testClock } from "../../tests/registrations.ts";
import { save, type Written } from "../../tests/save.ts";
import type { SiteDatabase } from "../database/connect.ts";
import type { MailRow } from "../database/schema.ts";
import { mailsOf } from "../inbox/mail-out/mails.ts";
import type { Composed } from "../mail/mailer.ts";
import { openStore } from "../media/open-store.ts";
import { readEnvironment } from "../process/environment.ts";
import { createLog } from "../process/log.ts";
import { announceChanges } from "./announce-changes.ts";
import { registrationMailComposer } from "./registration-mail.ts";
import { remindRegistrants, thankRegistrants } from "./reminders.ts";

const settings = { siteUrl: "https://example.org", mailFrom: "Site <site@example.org>" };
const online = "https://meet.example.org/secret-room";

type Sent = { to: string; subject: string; text: string; id: string; calendar?: string };

forEachDatabase((_engine, fresh) => {
  /** An event for two people whose mails are composed and removed from the outbox, as if they were sent. */
  async function site(about: Parameters<typeof eventWithPlaces>[1] = {}) {
    const { database } = await fresh();
    const clock = testClock();
    const places = await eventWithPlaces(database, {
      ...{ now: clock.now, ...about },
      settings: { capacity: 2, onlineAddress: online, ...about.settings },
    });
    const compose = registrationMailComposer({ database, settings, now: clock.now });
    const sent = async (): Promise<Sent[]> => {
      const rows = await database.db.selectFrom("mails").selectAll().execute();
      await database.db.deleteFrom("mails").execute();
      const mails = await Promise.all(rows.map((row) => compose(row)));
      return mails
        .filter((mail) => mail !== undefined)
        .map(read)
        .toSorted((one, other) => (one.to < other.to ? -1 : 1));
    };
    const publish = (change: Partial<Written<"events">>) =>
      save(database.db, "events", event(places.slug, { ...about.event, ...change }));
    return { ...places, ...clock, database, sent, publish, compose };
  }

  describe("a person who registered", () => {
    test("receives the date, the place, the online address, a code and a link", async () => {
      const { registered, sent } = await site();
      const token = await registered("Ada", { language: "fr" });
      const [mail] = await sent();
      expect(mail?.subject).toBe("Votre place est confirmée : Event clinic");
      expect(mail?.text).toContain("Quand : 20 novembre 2026 à 12:00 (Africa/Nairobi)");
      expect(mail?.text).toContain("Où : Nairobi, Kenya");
      expect(mail?.text).toContain(online);
      expect(mail?.text).toContain(`https://example.org/fr/registration/${token}`);
      expect(mail?.text).toMatch(/à l’entrée : [\dA-Z]{4}-[\dA-Z]{4}/);
      expect(calendarOf(mail)).toMatchObject({
        ...{ method: "REQUEST", sequence: 0, status: "CONFIRMED", start: "2026-11-20T09:00:00Z" },
        uid: expect.stringMatching(/^registration-[\dA-Z-]{9}@example\.org$/),
      });
    });

    test("learns the online address only with a place", async () => {
      const { registered, sent, registrations } = await site({ settings: { capacity: 1 } });
      const first = await registered("Ada");
      const second = await registered("Ben");
      await registrations.own.cancel(first);
      const mails = await sent();
      expect(mails.filter(({ text }) => text.includes(online))).toEqual([]);
      expect(mails.map(({ subject }) => subject)).toContain("A place for you: Event clinic");
      expect(mails.find(({ subject }) => /place for you/.test(subject))?.text).toContain(
        "by 11 November 2026 at 12:00 (Africa/Nairobi)",
      );
      await registrations.own.accept(second);
      const [confirmed] = await sent();
      expect(confirmed?.text).toContain(online);
      expect(await registrations.own.find(second)).toMatchObject({ onlineAddress: online });
      expect(await registrations.own.find(first)).toMatchObject({ onlineAddress: "" });
    });

    test("removes the event from the calendar by cancelling", async () => {
      const { registered, sent, registrations } = await site();
      const token = await registered("Ada");
      const [added] = await sent();
      await registrations.own.cancel(token);
      const [removed] = await sent();
      expect(removed?.subject).toBe("Your registration is cancelled: Event clinic");
      expect(calendarOf(removed)).toMatchObject({
        ...{ method: "CANCEL", status: "CANCELLED", sequence: 1, uid: calendarOf(added).uid },
      });
    });
  });

  describe("a change of the event", () => {
    test("is told once, the change first, with a higher sequence number", async () => {
      const { registered, sent, publish, database, now } = await site();
      await registered("Ada");
      await registered("Ben", { language: "ar" });
      await registered("Chi");
      await sent();
      await publish({ event_date: "2026-11-21T07:00:00.000Z", city: "Mombasa", name: "Another name" });
      expect(await announceChanges(database, now())).toBe(1);
      expect(await announceChanges(database, now())).toBe(0);
      const [toAda, toBen, toChi] = await sent();
      expect(toAda?.subject).toBe("Changed: Another name");
      expect(toAda?.text.split("\n").slice(0, 5)).toEqual([
        "New date: 21 November 2026 at 10:00 (Africa/Nairobi)",
        "Before: 20 November 2026 at 12:00 (Africa/Nairobi)",
        "",
        "New place: Mombasa, Kenya",
        "Before: Nairobi, Kenya",
      ]);
      expect(calendarOf(toAda)).toMatchObject({
        method: "REQUEST",
        sequence: 1,
        start: "2026-11-21T07:00:00Z",
      });
      expect(toBen?.text).toMatch(/^الموعد الجديد/);
      expect(toChi?.text).toContain("You are still on the waiting list");
      expect(toChi?.calendar).toBeUndefined();
      await publish({ event_date: "2026-11-21T07:00:00.000Z", city: "Mombasa", name: "A third name" });
      expect(await announceChanges(database, now())).toBe(0);
    });

    test("also when the online address changes, for those who have a place", async () => {
      const { registered, sent, set, database, now } = await site({ settings: { capacity: 1 } });
      await registered("Ada");
      await registered("Ben");
      await sent();
      await set({ onlineAddress: "https://meet.example.org/new" });
      await announceChanges(database, now());
      const mails = await sent();
      expect(mails.map(({ to, text }) => [to, text.split("\n")[0]])).toEqual([
        ["ada@example.org", "New online address: https://meet.example.org/new"],
      ]);
    });

    test("a cancelled event leaves the calendars, and nothing more is offered or reminded", async () => {
      const { registered, sent, publish, database, now, pass, registrations, people } = await site();
      const first = await registered("Ada");
      await registered("Ben");
      await registered("Chi");
      const [added] = await sent();
      await publish({ status: "cancelled" });
      await announceChanges(database, now());
      const mails = await sent();
      expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill("Cancelled: Event clinic"));
      expect(calendarOf(mails[0])).toMatchObject({
        ...{ method: "CANCEL", sequence: 1, uid: calendarOf(added).uid },
      });
      await registrations.own.cancel(first);
      expect(await people()).toBe("Ada cancelled, Ben confirmed, Chi waiting");
      pass(9 * 24);
      await sent();
      expect(await remindRegistrants(database, now())).toBe(0);
      await publish({});
      await announceChanges(database, now());
      expect((await sent()).map(({ text }) => text.split("\n")[0])).toContain(
        "The event will take place after all.",
      );
    });
  });

  describe("reminders", () => {
    test("come two days and two hours before, once, and again for another date", async () => {
      const { registered, sent, publish, database, now, pass } = await site();
      await registered("Ada");
      await sent();
      pass(8 * 24 - 1);
      expect(await remindRegistrants(database, now())).toBe(0);
      pass(1);
      // Has just received the date.
      await registered("Ben");
      await sent();
      expect(await remindRegistrants(database, now())).toBe(1);
      expect(await remindRegistrants(database, now())).toBe(0);
      expect((await sent()).map(({ to, subject }) => [to, subject])).toEqual([
        ["ada@example.org", "Reminder: Event clinic"],
      ]);
      pass(46);
      expect(await remindRegistrants(database, now())).toBe(2);
      expect(await sent()).toHaveLength(2);
      await publish({ event_date: "2026-11-25T09:00:00.000Z" });
      pass(3 * 24 + 2);
      expect(await remindRegistrants(database, now())).toBe(2);
    });

    test("each can be turned off, and is not sent once the event has begun", async () => {
      const { registered, sent, set, database, now, pass } = await site();
      await registered("Ada");
      await sent();
      await set({ remindsTwoDays: false });
      pass(8 * 24);
      expect(await remindRegistrants(database, now())).toBe(0);
      pass(46);
      expect(await remindRegistrants(database, now())).toBe(1);
      pass(2);
      expect(await sent()).toEqual([]);
    });

    test("thanks with material go to those who attended, in their language", async () => {
      const { register, sent, set, database, now, pass, registrations, eventId } = await site();
      const ids: string[] = [];
      for (const [name, language] of [
        ["Ada", "fr"],
        ["Ben", "am"],
      ] as const) {
        const result = await register(name, { language });
        ids.push("id" in result ? result.id : "");
      }
      await sent();
      pass(11 * 24);
      expect(await thankRegistrants(database, now())).toBe(0);
      await registrations.staff.tick(eventId, [
        { id: ids[0] ?? "", attended: true, at: now().toISOString() },
      ]);
      await set({
        thanks: { en: "Slides: https://example.org/slides", fr: "Diapositives : https://example.org/d" },
      });
      expect(await thankRegistrants(database, now())).toBe(1);
      expect(await thankRegistrants(database, now())).toBe(0);
      const mails = await sent();
      expect(mails).toMatchObject([{ to: "ada@example.org", text: expect.stringContaining("Diapositives") }]);
    });
  });

  test("mails of every kind, in every language, are at most 15 KB", async () => {
    const long = "ስለ ሰው ሠራሽ አስተውሎት ደህንነት የሚደረግ ረጅም ስብሰባ ".repeat(4);
    const { registered, database, compose, registrations, eventId, publish, now, pass } = await site({
      settings: { capacity: 6, thanks: { en: long.repeat(50).slice(0, 2500) } },
      event: { name: long, venue: long, ends_at: "2026-11-20T17:00:00.000Z" },
    });
    const tokens = [];
    for (const language of languageCodes)
      tokens.push(await registered(`In${language}`, { language, email: `${language}@example.org` }));
    for (const language of languageCodes)
      await registered(`Waits${language}`, { language, email: `w${language}@example.org` });
    await registrations.staff.write(
      ada,
      eventId,
      (await registrations.staff.list(eventId, { withSensitive: true })).map(({ id }) => id),
      {
        ...{ subject: "A letter", text: long.repeat(50).slice(0, 2500) },
      },
    );
    const rows: MailRow[] = [];
    const take = async () => {
      const queued = await database.db.selectFrom("mails").selectAll().execute();
      await database.db.deleteFrom("mails").execute();
      rows.push(...queued);
      return Promise.all(queued.map((row) => compose(row)));
    };
    const composed = await take();
    await publish({
      event_date: "2026-11-21T07:00:00.000Z",
      ends_at: "2026-11-21T17:00:00.000Z",
      name: long,
      venue: "New",
    });
    await announceChanges(database, now());
    pass(9 * 24 - 2);
    await remindRegistrants(database, now());
    composed.push(...(await take()));
    for (const token of tokens.slice(0, 3)) await registrations.own.cancel(token);
    composed.push(...(await take()));
    pass(5 * 24);
    await thankRegistrants(database, now());
    composed.push(...(await take()));
    const kinds = new Set(rows.map(({ body }) => JSON.parse(body ?? "").what));
    expect([...kinds].toSorted()).toEqual([
      ...["cancelled", "changed", "confirmed", "letter", "offered", "thanks", "twoDays", "waiting"],
    ]);
    for (const mail of composed.filter((each) => each !== undefined))
      expect((await built(mail)).length, String(mail.subject)).toBeLessThanOrEqual(15_000);
  });

  test("leave through the outbox, and are removed once they are sent", async () => {
    const { registered, database } = await site();
    const mailbox = await openMailbox();
    await registered("Ada", { language: "sw" });
    const environment = readEnvironment({
      ...{ SMTP_URL: mailbox.url, MAIL_FROM: "Site <site@example.org>", STAFF_EMAIL: "staff@example.org" },
      SITE_URL: "https://example.org",
    });
    const log = createLog("silent");
    const mails = mailsOf({
      ...{ database, store: openStore(environment, log), settings: environment, log },
      composeRegistrationMail: registrationMailComposer({ database, settings: environment }),
    });
    mails.start();
    onTestFinished(async () => {
      await mails.stop();
      await mailbox.close();
    });
    const [mail] = await mailbox.arrived(1);
    expect(mail?.subject).toBe("Nafasi yako imethibitishwa: Event clinic");
    expect(mail?.messageId).toMatch(/^<registration-[\da-f]{32}@example\.org>$/);
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
    await expect.poll(() => outbox(database)).toEqual([]);
  });
});

const outbox = ({ db }: SiteDatabase) => db.selectFrom("mails").select("id").execute();

const built = (mail: Composed): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    new MailComposer(mail).compile().build((error, message) => (error ? reject(error) : resolve(message))),
  );

function read({ to, subject, text, messageId, icalEvent }: Composed): Sent {
  const { content } = (icalEvent ?? {}) as { content?: string };
  return {
    ...{ to: (to as { address: string }).address, subject: String(subject), text: String(text) },
    ...{ id: String(messageId), ...(content && { calendar: content }) },
  };
}

function calendarOf(mail: Sent | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar ?? ""));
  const parsed = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    ...{ method: calendar.getFirstPropertyValue("method"), uid: parsed.uid, sequence: parsed.sequence },
    ...{ start: parsed.startDate.toString(), status: parsed.component.getFirstPropertyValue("status") },
  };
}
