/**
 * The newsletter as people meet it, with real mail servers: from signing up to leaving, bouncing and complaining, and
 * through a crash.
 */
import type { Email } from "postal-mime";
import { expect, onTestFinished, test, vi } from "vitest";
import { saveTranslation } from "../../server/content/translations.ts";
import { before } from "../../server/database/instants.ts";
import { forEachDatabase } from "../databases.ts";
import { openImapServer } from "../imap-server.ts";
import { mail } from "../mail-in.ts";
import { openMailbox } from "../mailbox.ts";
import { ada, openNewsletter } from "../newsletter.ts";
import { news } from "../records.ts";
import { save } from "../save.ts";
import { startSiteProcess } from "../site.ts";

const eventually = { timeout: 90_000, interval: 100 };
const hour = 60 * 60_000;
const languages = ["en", "fr", "ar", "pt", "sw"] as const;
/** As many mails as can be in flight: see server/newsletter/newsletter.ts. */
const connections = 3;

const report = (type: string, part: string, fields: string, to: string, returned = "") =>
  mail(
    {
      ...{
        From: "Mail Delivery <mailer-daemon@provider.example>",
        To: to,
        "Message-ID": `<${Math.random()}@x>`,
      },
      "Content-Type": `multipart/report; report-type=${type}; boundary="b"`,
    },
    `--b\r\nContent-Type: ${part}\r\n\r\n${fields}\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${returned}\r\n\r\nText\r\n--b--\r\n`,
  );

forEachDatabase((_, open) => {
  test("people sign up in five languages, read although the process was killed, leave, bounce, complain and are erased", async () => {
    const { url: DATABASE_URL, database } = await open();
    const [box, imap] = [await openMailbox(), await openImapServer()];
    const environment = {
      ...{ DATABASE_URL, SMTP_URL: box.url, IMAP_URL: imap.url, MAIL_FROM: "office@site.example" },
      ...{ STAFF_EMAIL: "staff@site.example", SITE_URL: "https://site.example" },
    };
    let site = await startSiteProcess(environment);
    onTestFinished(async () => {
      await site.stop();
      await Promise.all([box.close(), imap.close()]);
    });
    const { newsletter } = openNewsletter(database);
    const post = (path: string, fields: Record<string, string>) =>
      fetch(site.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
    const people = { en: "ada", fr: "awa", ar: "amal", pt: "ana", sw: "asha" } as const;
    const emailOf = (language: keyof typeof people) => `${people[language]}@example.org`;
    /** Without copies of those that were in flight when the process was killed. */
    const mailsTo = (language: keyof typeof people): Email[] => {
      const all = box.mails.filter(({ to }) => to?.[0]?.address === emailOf(language));
      return [...new Map(all.map((each) => [each.messageId, each])).values()];
    };
    const own = (written: Email | undefined) =>
      /https:\/\/site\.example((?:\/\w\w)?\/subscription\/[\w-]+)/.exec(written?.text ?? "")?.[1] ?? "";
    const isSubscribed = async (language: keyof typeof people) =>
      (await newsletter.ofEmail(emailOf(language))) !== undefined;
    const codeIn = (written: Email | undefined) =>
      /newsletter-(\w{40})/.exec(written?.messageId ?? "")?.[1] ?? "";

    for (const language of languages)
      expect(
        (await post("/newsletter", { email: emailOf(language), language, topics: "news", frequency: "each" }))
          .status,
      ).toBe(303);
    const asked = await box.arrived(5);
    for (const written of asked) expect((await post(own(written), { act: "confirm" })).status).toBe(303);
    expect((await newsletter.staff.numbers()).active).toBe(5);

    await save(database.db, "newsletter", {
      ...{ id: "first", created_at: "2026-11-15T08:00:00.000Z", title: "The first issue" },
      ...{ summary: "What we did.", content: "We opened a clinic." },
    });
    await saveTranslation(database.db, "newsletter", "first", "fr", {
      ...{ fields: { title: "Le premier numéro", content: "Nous avons ouvert une clinique." } },
      created_at: "2026-11-15T08:00:00.000Z",
    });
    expect(await newsletter.staff.send(ada, "first")).toMatchObject({ outcome: "scheduled" });
    await box.arrived(6);
    await site.stop("SIGKILL");
    const settled = await database.db
      .selectFrom("newsletter_deliveries")
      .select("subscriber_id")
      .where("state", "=", "sent")
      .execute();
    expect(settled.length).toBeLessThan(5);
    // Two minutes later, what was in flight is sent again.
    await database.db
      .updateTable("newsletter_deliveries")
      .set({ due_at: before(new Date(), 1000) })
      .where("state", "=", "sending")
      .execute();
    site = await startSiteProcess(environment);
    await vi.waitFor(() => {
      for (const language of languages) expect(mailsTo(language)).toHaveLength(2);
    }, eventually);
    expect(box.mails.length).toBeLessThanOrEqual(10 + connections);
    const issue = { en: mailsTo("en")[1], fr: mailsTo("fr")[1], pt: mailsTo("pt")[1], sw: mailsTo("sw")[1] };
    expect(issue.en?.subject).toBe("The first issue");
    expect(issue.fr?.subject).toBe("Le premier numéro");
    expect(mailsTo("ar")[1]?.html).toMatch(/dir="rtl"[\s\S]*<h1 lang="en" dir="ltr">The first issue/);

    // One click, as mail programs do it.
    const header = issue.en?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    const left = await post(header.slice("<https://site.example".length, -1), {
      "List-Unsubscribe": "One-Click",
    });
    expect(left.status).toBeLessThan(400);
    expect(await isSubscribed("en")).toBe(false);

    imap.deliver(
      report(
        ...([
          "delivery-status",
          "message/delivery-status",
          "Reporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.1.1",
        ] as const),
        `office+${codeIn(issue.pt)}@site.example`,
      ),
    );
    const returned = `Message-ID: ${issue.sw?.messageId}\r\nSubject: The first issue`;
    imap.deliver(
      report(
        ...(["feedback-report", "message/feedback-report", "Feedback-Type: abuse\r\nVersion: 1"] as const),
        "abuse@site.example",
        returned,
      ),
    );
    await vi.waitFor(async () => {
      expect([await isSubscribed("pt"), await isSubscribed("sw")]).toEqual([false, false]);
    }, eventually);

    expect((await post(own(mailsTo("ar")[0]), { act: "erase" })).status).toBe(303);
    expect(await isSubscribed("ar")).toBe(false);

    // A record that was published twenty minutes ago, after the last digest.
    await save(
      database.db,
      "news",
      news("clinic", { headline: "A clinic opens", created_at: before(new Date(), hour / 3) }),
    );
    await database.db
      .updateTable("editions")
      .set({ first_published_at: before(new Date(), hour / 3) })
      .where("slug", "=", "clinic")
      .execute();
    await vi.waitFor(async () => {
      const moved = { until: before(new Date(), hour) };
      const { numUpdatedRows } = await database.db
        .updateTable("newsletter_digests")
        .set(moved)
        .where("frequency", "=", "each")
        .executeTakeFirstOrThrow();
      expect(numUpdatedRows).toBe(1n);
    }, eventually);
    await vi.waitFor(() => expect(mailsTo("fr")).toHaveLength(3), eventually);
    expect(mailsTo("fr")[2]?.subject).toBe("A clinic opens");
    expect(languages.flatMap(mailsTo)).toHaveLength(11);
    const kept = await database.db.selectFrom("newsletter_suppressed").select("reason").execute();
    expect(kept.map(({ reason }) => reason).toSorted()).toEqual(["bounced", "complained", "erased", "left"]);
  }, 300_000);
});
