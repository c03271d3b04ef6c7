import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "../../server/database/connect.ts";
import { readReference } from "../../server/inbox/reference.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { staffOf } from "../../server/staff/staff.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { messageRow } from "../message-row.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

const overdue = "7K3M-QX9D";
let folder: string;
let site: DeskSite;
let mailbox: Mailbox;

/** Adds an administrator and an overdue message before the site starts. */
async function addOverdueMessage(databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl);
  await prepareDatabase(database, { sampleContent: false });
  const ada = { name: "Ada", email: "ada@example.org", role: "administrator" } as const;
  await staffOf(database).add({ id: null, name: "a test" }, ada);
  const created_at = new Date(Date.now() - 30 * 60 * 60_000).toISOString();
  await database.db
    .insertInto("contact_messages")
    .values(messageRow({ id: overdue, created_at }))
    .execute();
  await database.close();
}

beforeAll(async () => {
  mailbox = await openMailbox();
  folder = await mkdtemp(join(tmpdir(), "mails-"));
  const DATABASE_URL = `file:${join(folder, "site.db")}`;
  await addOverdueMessage(DATABASE_URL);
  site = await startDeskSite({
    ...{ SMTP_URL: mailbox.url, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
    ...{ ACKNOWLEDGE: "on", DATABASE_URL },
  });
});

afterAll(async () => {
  await site.stop();
  await mailbox.close();
  await rm(folder, { recursive: true });
});

/** Waits for a mail with this subject. Other mails, such as the daily summary, may come first. */
async function mailWith(subject: RegExp): Promise<Email> {
  for (;;) {
    const found = mailbox.mails.find((mail) => subject.test(mail.subject ?? ""));
    if (found) return found;
    await mailbox.arrived(mailbox.mails.length + 1);
  }
}

test("mails a message to the staff with a link to it, and acknowledges it to its sender", async () => {
  const fields = { name: "Selam", email: "selam@example.org", subject: "A question", message: "When is it?" };
  const answer = await fetch(`${site.url}/contact`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  const notice = await mailWith(/^A question/);
  const acknowledgement = await mailWith(/^We have your message/);
  const reference = /\/desk\/enquiries\/([\dA-Z-]+)/.exec(notice.text ?? "")?.[1] ?? "";
  expect(readReference(reference)).toBe(reference);
  expect(notice.to).toMatchObject([{ address: "staff@example.org" }]);
  expect(acknowledgement.to).toMatchObject([{ address: "selam@example.org" }]);
  expect(acknowledgement.subject).toBe(`We have your message (${reference})`);
  expect(acknowledgement.text).toMatch(/\/my-data\/[\w-]+\n/);
});

test("answers a message from a French page in French, and tells the staff its language", async () => {
  const fields = { name: "Awa", email: "awa@example.org", subject: "Une question", message: "C’est quand ?" };
  const answer = await fetch(`${site.url}/fr/contact`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^\/fr\/contact\?sent=/),
  ]);
  expect((await mailWith(/^Une question/)).text).toContain("Language of the page: French");
  const acknowledgement = await mailWith(/^Nous avons reçu votre message/);
  const myData = /http:\/\/[^/]+(\/fr\/my-data\/\S+)/.exec(acknowledgement.text ?? "")?.[1];
  expect(await (await fetch(site.url + myData)).text()).toContain('<html lang="fr"');
});

test("reminds staff on start of messages that became overdue, with a link that survives signing in", async () => {
  const reminder = await mailWith(/^Overdue: /);
  expect(reminder.to).toMatchObject([{ address: "ada@example.org" }]);
  const path = /http:\/\/[^/]+(\/desk\/enquiries\/\S+)/.exec(reminder.text ?? "")?.[1] ?? "";
  const stranger = site.stranger();
  const answer = await stranger.get(path);
  const signIn = answer.headers.get("location") ?? "";
  expect([answer.status, signIn]).toEqual([302, "/desk/sign-in?next=%2Fdesk%2Fenquiries%2F7K3M-QX9D"]);
  expect(await (await stranger.get(signIn)).text()).toContain(
    'name="next" value="/desk/enquiries/7K3M-QX9D"',
  );
});

test("lets each person choose which mails to receive", async () => {
  const ben = await site.signIn("publisher");
  expect(await (await ben.get("/desk/account")).text()).toMatch(
    /<option value="all" selected="">reminders and the daily summary/,
  );
  const chosen = await ben.post("/desk/account", { act: "choose mails", mails: "none" });
  expect(await chosen.text()).toMatch(
    /Mail about messages and reviews: none\..*<option value="none" selected="">/s,
  );
  const refused = await ben.post("/desk/account", { act: "choose mails", mails: "everything" });
  expect(refused.status).toBe(422);
  const rows = site.database.db.selectFrom("staff").select("mails").where("id", "=", ben.person.id);
  expect(await rows.execute()).toEqual([{ mails: "none" }]);
  // Writers get no reminders of messages, but mails about the review of their texts.
  const wim = await site.signIn("writer");
  expect((await wim.post("/desk/account", { act: "choose mails", mails: "none" })).status).toBe(200);
});
