/** The mails to visitors, in the language of the page that they wrote from, sent through a real mail server. */
import type { Email } from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import type { Language } from "../../../languages.ts";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { openMailbox } from "../../../tests/mailbox.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { queueReply } from "../../../tests/reply-to-send.ts";
import { dateAndTime } from "../../mail/date-and-time.ts";
import { queueMail } from "../../mail/outbox.ts";
import { openStore } from "../../media/open-store.ts";
import { readEnvironment } from "../../process/environment.ts";
import { createLog } from "../../process/log.ts";
import { mailsOf } from "./mails.ts";

const reference = "7K3M-QX9D";
const at = new Date("2026-11-15T10:00:00.000Z");
const text = "[Ici](/news/a), [there](/en/news/b), [file](/files/c.pdf), [elsewhere](https://example.net/d)";

const contentLanguage = ({ headers }: Email) => headers.find(({ key }) => key === "content-language")?.value;

test("the first of a month is 1er in French", () => {
  expect(dateAndTime("2026-10-01T10:00:00.000Z", "fr")).toBe("1er octobre 2026 à 10:00 UTC");
});

forEachDatabaseInTurn((_engine, fresh) => {
  async function mailed(language: string) {
    const { database } = await fresh();
    const { db } = database;
    const row = messageRow({ id: reference, created_at: at.toISOString(), language });
    await db.insertInto("contact_messages").values(row).execute();
    await queueMail(db, { purpose: "acknowledgement", message_id: reference }, at);
    await queueReply(db, { message_id: reference, text });
    const box = await openMailbox();
    onTestFinished(() => box.close());
    const settings = readEnvironment({
      ...{ SMTP_URL: box.url, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
      SITE_URL: "https://example.org",
    });
    const log = createLog("silent", () => {});
    const mails = mailsOf({ database, store: openStore(settings, log), settings, log });
    mails.start();
    onTestFinished(() => mails.stop());
    await box.arrived(2);
    const [reply, acknowledgement] = box.mails.toSorted((one) => (one.subject?.startsWith("Re:") ? -1 : 1));
    if (!reply || !acknowledgement) throw new Error("Two mails should have come.");
    return { reply, acknowledgement };
  }

  test("in French", async () => {
    const { reply, acknowledgement } = await mailed("fr" satisfies Language);
    expect(acknowledgement.subject).toBe(`Nous avons reçu votre message (${reference})`);
    expect(acknowledgement.text).toMatch(/^Merci d’avoir écrit à Secure AI Africa\./);
    expect(acknowledgement.text).toMatch(/\nhttps:\/\/example\.org\/fr\/my-data\/[\w-]+\n/);
    expect([contentLanguage(acknowledgement), contentLanguage(reply)]).toEqual(["fr", "fr"]);
    expect(reply.text).toContain("Le 15 novembre 2026 à 10:00 UTC, vous avez écrit");
    expect(reply.html).toContain('<html lang="fr" dir="ltr">');
    expect(reply.text).toContain(
      "[Ici](https://example.org/fr/news/a), [there](https://example.org/en/news/b), [file](https://example.org/files/c.pdf), [elsewhere](https://example.net/d)",
    );
  });

  test("in Arabic, from right to left", async () => {
    const { reply, acknowledgement } = await mailed("ar" satisfies Language);
    expect(acknowledgement.subject).toBe(`وصلتنا رسالتكم (${reference})`);
    expect(acknowledgement.text).toMatch(/\nhttps:\/\/example\.org\/ar\/my-data\/[\w-]+\n/);
    expect(contentLanguage(acknowledgement)).toBe("ar");
    expect(reply.html).toContain('<html lang="ar" dir="rtl">');
    expect(reply.html).toContain("<p>في 15 نوفمبر 2026 في 10:00 UTC كتبتم:</p>");
    expect(reply.html).toContain('<blockquote dir="auto" lang="">When?</blockquote>');
  });

  test("in Amharic, with the Ethiopian date", async () => {
    expect((await mailed("am" satisfies Language)).reply.text).toContain("2026 10:00 UTC (6 ኅዳር 2019 ዓ.ም.)");
  });

  test("in English if the site does not have the language", async () => {
    const { reply, acknowledgement } = await mailed("ha");
    expect(acknowledgement.subject).toBe(`We have your message (${reference})`);
    expect(reply.html).toContain('<html lang="en" dir="ltr">');
  });
});
