/**
 * A workshop with three places, from its publication to the certificates, with real mail on both engines. Staff act
 * through the interface that the desk uses; visitors through the pages.
 */
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Email } from "postal-mime";
import { afterAll, describe, expect, test } from "vitest";
import { certificatesOf } from "../../server/certificates/certificates.ts";
import { contentOf } from "../../server/content/content.ts";
import { saveTranslation } from "../../server/content/translations.ts";
import { forEachDatabase } from "../databases.ts";
import { openMailbox } from "../mailbox.ts";
import { event } from "../records.ts";
import { eventWithPlaces } from "../registrations.ts";
import { save } from "../save.ts";
import { startSite } from "../site.ts";
import { siteUrl } from "./site-with-records.ts";

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const form = "/events/workshop/register";
const dates = { event_date: inDays(20), ends_at: inDays(20.1), name: "Signing workshop" };

forEachDatabase((engine, open) => {
  describe(`a workshop on ${engine}`, () => {
    const stops: (() => unknown)[] = [];
    afterAll(async () => {
      for (const stop of stops.reverse()) await stop();
    });

    async function start() {
      const { database, url } = await open();
      const mailbox = await openMailbox();
      stops.push(() => mailbox.close());
      const workshop = await eventWithPlaces(database, {
        ...{ slug: "workshop", now: () => new Date(), event: dates },
        settings: { capacity: 3, maxSeats: 1, onlineAddress: "https://meet.example.org/workshop" },
      });
      await saveTranslation(database.db, "events", "workshop", "fr", {
        fields: { name: "Atelier de signature", description: "Venez." },
        created_at: new Date().toISOString(),
      });
      const site = await startSite({
        ...{ DATABASE_URL: url, SAMPLE_CONTENT: "off", SMTP_URL: mailbox.url },
        ...{ MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
      });
      stops.push(() => site.stop());
      const read = async (path: string) => (await fetch(site.url + path)).text();
      const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
        fetch(site.url + path, {
          ...{ method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" },
        });
      return { database, url, mailbox, workshop, site, read, post };
    }

    test("five people register, one cancels, the date moves, two attend, and one is erased", async () => {
      const { database, url, mailbox, workshop, read, post } = await start();
      const mailsTo = (name: string) =>
        mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === `${name}@example.org`));
      /** The subjects of all mails to a person, once there are as many. */
      const subjectsTo = async (name: string, count: number) => {
        for (let all = 1; mailsTo(name).length < count; all++) await mailbox.arrived(all);
        return mailsTo(name).map(({ subject }) => subject);
      };
      const linkOf = (name: string) =>
        /https?:\/\/[^/\s]+((?:\/\w\w)?\/registration\/[\w-]+)/.exec(mailsTo(name).at(-1)?.text ?? "")?.[1] ??
        "";

      // Without script, in French, in Arabic, through the outbox of a device, and once more without script.
      expect(await read("/fr/events/workshop")).toContain('href="/fr/events/workshop/register"');
      await post(form, { name: "Ada", email: "ada@example.org" });
      await post(`/fr${form}`, { name: "Ben", email: "ben@example.org" });
      await post(`/ar${form}`, { name: "شيماء", email: "chi@example.org" });
      const offline = { name: "Dede", email: "dede@example.org", formId: `w${"7".repeat(32)}` };
      for (let times = 0; times < 2; times++) {
        const answer = await post(form, offline, { accept: "application/json" });
        expect(await answer.json()).toMatchObject({ state: "sent" });
      }
      await post(form, { name: "Eve", email: "eve@example.org" });
      expect(await workshop.people()).toBe(
        "Ada confirmed, Ben confirmed, شيماء confirmed, Dede waiting, Eve waiting",
      );
      expect(await subjectsTo("ada", 1)).toEqual(["Your place is confirmed: Signing workshop"]);
      expect((await subjectsTo("ben", 1))[0]).toContain("Atelier de signature");
      expect((await subjectsTo("chi", 1))[0]).toMatch(/[\u0600-\u06ff]/);
      expect(await subjectsTo("dede", 1)).toEqual(["You are on the waiting list: Signing workshop"]);
      await subjectsTo("eve", 1);
      expect(mailsTo("ada")[0]?.text).toContain("https://meet.example.org/workshop");
      expect(mailsTo("dede")[0]?.text).not.toContain("meet.example.org");

      // One cancels; the next person is offered the place, and accepts.
      await post(linkOf("ada"), { act: "cancel" });
      expect((await subjectsTo("dede", 2))[1]).toBe("A place for you: Signing workshop");
      const offer = await read(linkOf("dede"));
      expect(offer).toContain("A place is reserved for you");
      await read(linkOf("dede"));
      expect(await workshop.people()).toContain("Dede offered");
      await post(linkOf("dede"), { act: "accept" });
      expect((await subjectsTo("dede", 3))[2]).toBe("Your place is confirmed: Signing workshop");
      expect(await workshop.people()).toContain("Dede confirmed, Eve waiting");

      // The date moves, and everybody with a place or on the list is told.
      await save(
        database.db,
        "events",
        event("workshop", { ...dates, event_date: inDays(21), ends_at: inDays(21.1) }),
      );
      for (const [name, count] of [
        ["ben", 2],
        ["chi", 2],
        ["dede", 4],
        ["eve", 2],
      ] as const)
        await subjectsTo(name, count);
      const changed = mailsTo("dede")[3];
      expect(changed?.subject).toBe("Changed: Signing workshop");
      expect(changed?.text?.startsWith("New date:")).toBe(true);
      expect(mailsTo("eve")[1]?.text).toContain("You are still on the waiting list");
      expect(calendarIn(changed)).toMatch(/SEQUENCE:[1-9]/);

      // Two attend. Their certificates verify; the others have none.
      const list = await workshop.registrations.staff.list(workshop.eventId, { withSensitive: true });
      const came = list.filter(({ name }) => ["Ben", "Dede"].includes(name));
      await workshop.registrations.staff.tick(
        workshop.eventId,
        came.map(({ id }) => ({ id, attended: true, at: new Date().toISOString() })),
      );
      for (const name of ["ben", "dede"]) {
        const link = linkOf(name);
        const own = await read(link);
        expect(own).toContain(`${link}/certificate.pdf`);
        const file = await read(`${link}/certificate.pdf`);
        expect(file.startsWith("%PDF")).toBe(true);
      }
      const certificates = certificatesOf({ database, content: contentOf(database), siteUrl });
      const issued = await certificates.issue({ name: "Dede", eventId: "workshop", language: "en" });
      const verified = await read(`/verify/${issued?.code}`);
      for (const said of ["This certificate is genuine", "Dede", "Signing workshop"])
        expect(verified).toContain(said);
      expect(await read(linkOf("chi"))).not.toContain("certificate.pdf");

      // An erased person is nowhere.
      await post(linkOf("ben"), { act: "erase" });
      const tables = await database.db.introspection.getTables();
      expect(tables.length).toBeGreaterThan(20);
      for (const { name } of tables) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db);
        expect(JSON.stringify(rows), name).not.toMatch(/ben@example/i);
      }
      if (engine === "sqlite") {
        const file = url.slice("file:".length);
        const bytes = ["", "-wal"].map((end) => readFileSync(file + end, "latin1")).join("");
        expect(bytes).toContain("dede@example.org");
        expect(bytes).not.toMatch(/ben@example/i);
      }
      expect(await read(linkOf("ben"))).toContain("Il n’y a pas d’inscription ici");
    });
  });
});

function calendarIn(mail: Email | undefined): string {
  const content = mail?.attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content ?? "";
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}
