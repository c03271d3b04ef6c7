/** The newsletter at the desk: subscribers, and the sending of an issue or another record. */
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { forEachDatabase } from "../databases.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";

const list = "/desk/subscribers";

forEachDatabase((_, open) => {
  let site: DeskSite;
  let publisher: DeskBrowser;
  let administrator: DeskBrowser;
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onData: async (stream, _session, done) => {
      mails.push(await text(stream));
      done();
    },
  });
  server.on("error", () => {});

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    site = await startDeskSite({
      ...{ DATABASE_URL: (await open()).url, SMTP_URL: `smtp://127.0.0.1:${port}` },
      ...{ MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
    });
    publisher = await site.signIn("publisher");
    administrator = await site.signIn("administrator");
  });
  afterAll(async () => {
    await site.stop();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  const read = async (path: string, who = publisher) => (await who.get(path)).text();
  const importPeople = async (rows: string, fields: Record<string, string> = {}) => {
    const answer = await administrator.post(list, {
      ...{ act: "import", rows, language: "en", source: "List in Nairobi", agreed_on: "2026-10-01" },
      ...fields,
    });
    return { status: answer.status, html: await answer.text() };
  };
  const add = (rows: string) => importPeople(rows, { declared: "yes" });
  /** Mails that the server has received. */
  const mailsTo = (email: string) => mails.filter((mail) => mail.includes(`To: ${email}`));

  describe("subscribers", () => {
    test("are imported with their languages; wrong lines are named, and people who left stay away", async () => {
      const { html } = await add("ade@example.org\nawa@example.org, fr\nno address\nade@example.org");
      expect(html).toContain("2 people were added. 1 were subscribed already.");
      expect(html).toContain("were skipped: 3");
      const shown = await read(`${list}?q=awa`);
      expect(shown).toContain("awa@example.org");
      expect(shown).toContain("imported: <bdi>List in Nairobi</bdi>");
      expect(shown).not.toContain("ade@example.org");
      expect(await read(`${list}?state=paused`)).toContain("No subscriber found.");
      const [, id = ""] = /name="id" value="(\w+)"/.exec(shown) ?? [];
      const removed = await publisher.post(list, { act: "remove", id });
      expect(await removed.text()).toContain("Removed.");
      expect((await publisher.post(list, { act: "remove", id })).status).toBe(422);
      expect((await add("awa@example.org")).html).toContain("1 had left or cannot be reached");
    });

    test("are asked to confirm unless the administrator declares their consent", async () => {
      const { html } = await importPeople("ask@example.org");
      expect(html).toContain("The new people are asked by mail to confirm.");
      await vi.waitFor(() => expect(mailsTo("ask@example.org")).toHaveLength(1), 20_000);
      expect(mailsTo("ask@example.org")[0]).toMatch(/\/subscription\//);
      expect(await read(list)).toContain("Question to imported people");
    });

    test.each([
      [{ rows: " " }, "Paste at least one e-mail address."],
      [{ source: "" }, "Say where they agreed."],
      [{ agreed_on: "2126-01-01" }, "It cannot be in the future."],
    ])("are not imported with %j", async (fields, sentence) => {
      const { status, html } = await importPeople("x@example.org", fields);
      expect(status).toBe(422);
      expect(html).toContain(sentence);
    });

    test("are for publishers, imports for administrators", async () => {
      const writer = await site.signIn("writer");
      expect((await writer.get(list)).status).toBe(403);
      expect((await publisher.post(list, { act: "import", rows: "x@example.org" })).status).toBe(403);
      expect((await writer.post(list, { act: "remove", id: "x" })).status).toBe(403);
      expect(await read(list)).not.toContain('name="rows"');
    });
  });

  describe("a mail", () => {
    test("can be seen before it is published, in both themes, and loads nothing", async () => {
      const records = recordsAt(site);
      const draft = await records.draft("newsletter", { title: "A draft", content: "Text of the *draft*." });
      const path = `/desk/newsletter/${draft.slug}/mail`;
      const page = await read(path);
      expect(page).toContain("Publish it first");
      expect(page).toContain("Text of the draft.");
      const light = await publisher.get(`${path}/preview?theme=light`);
      expect(light.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
      const html = await light.text();
      expect(html).toContain("<em>draft</em>");
      expect(html).not.toContain("prefers-color-scheme");
      expect(await read(`${path}/preview?theme=dark&language=ar`)).toMatch(/dir="rtl".*color-scheme:dark/s);
      expect((await publisher.post(path, { act: "send", sure: "yes" })).status).toBe(422);
    });

    test("goes to everyone once, each in their language, after a test", async () => {
      await add("first@example.org\nsecond@example.org,fr");
      const issue = await recordsAt(site).published("newsletter", { title: "An issue", content: "Hello." });
      const path = `/desk/newsletter/${issue.slug}/mail`;
      const page = await read(path);
      expect(page).toMatch(/[23] people get it\./);
      expect(page).toContain("Without a translation: French.");
      expect(await read(`/desk/newsletter/${issue.slug}`)).toContain(`href="${path}"`);

      const tested = await publisher.post(path, { act: "test", email: "me@example.org", language: "ar" });
      expect(await tested.text()).toContain("A test is on its way to me@example.org.");
      expect(mailsTo("me@example.org")).toHaveLength(1);
      expect((await publisher.post(path, { act: "test", email: "no" })).status).toBe(422);

      expect((await publisher.post(path, { act: "send" })).status).toBe(422);
      const sent = await publisher.post(path, { act: "send", sure: "yes" });
      expect(sent.headers.get("location")).toBe(`${path}?done=started`);
      await vi.waitFor(() => expect(mailsTo("second@example.org")).toHaveLength(1), 20_000);
      await vi.waitFor(() => expect(mailsTo("first@example.org")).toHaveLength(1), 20_000);
      await vi.waitFor(async () => expect(await read(path)).toContain("Sent, "), 20_000);
      expect(await read(path)).not.toContain('value="send"');
      expect((await publisher.post(path, { act: "send", sure: "yes" })).status).toBe(422);

      // As Gmail leaves: with the address in the header.
      const [, leave = ""] =
        /^List-Unsubscribe: <https?:\/\/[^/]+(\/\S+)>$/m.exec(
          mailsTo("first@example.org")[0]?.replaceAll("\r", "") ?? "",
        ) ?? [];
      const left = await fetch(site.url + leave, {
        ...{ method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) },
      });
      expect(left.status).toBe(200);
      expect(await read(`${list}?q=first`)).toContain("No subscriber found.");
    }, 60_000);

    test("waits for its time, and can be stopped and continued", async () => {
      await add("later@example.org");
      const item = await recordsAt(site).published("news", { headline: "An item", content: "News." });
      const path = `/desk/news/${item.slug}/mail`;
      expect(await read(path)).toContain("Only people who chose this topic get it.");
      const past = { act: "schedule", sure: "yes", send_at: "2020-01-01T10:00" };
      expect((await publisher.post(path, past)).status).toBe(422);
      const scheduled = await publisher.post(path, { ...past, send_at: "2096-01-01T10:00" });
      expect(scheduled.headers.get("location")).toBe(`${path}?done=scheduled`);
      const page = await read(path);
      expect(page).toContain("Will be sent on");
      const [, sending = ""] = /name="sending" value="(\w+)"/.exec(page) ?? [];
      expect((await publisher.post(path, { act: "stop", sending })).status).toBe(302);
      expect(await read(path)).toContain("Stopped");
      expect((await publisher.post(list, { act: "stop", sending })).status).toBe(422);
      expect((await publisher.post(path, { act: "resume", sending })).status).toBe(302);
      await vi.waitFor(() => expect(mailsTo("later@example.org")).toHaveLength(1), 20_000);
    }, 60_000);
  });

  test("a sending that asks is on Today, and is sent only after a decision", async () => {
    await add("asked@example.org");
    const item = await recordsAt(site).published("news", { headline: "Asked", content: "News." });
    const path = `/desk/news/${item.slug}/mail`;
    await publisher.post(path, { act: "schedule", sure: "yes", send_at: "2096-01-01T10:00" });
    const [, sending = ""] = /name="sending" value="(\w+)"/.exec(await read(path)) ?? [];
    await site.database.db
      .updateTable("newsletter_sendings")
      .set({ state: "asking", asks_because: "restored" })
      .where("id", "=", sending)
      .execute();
    expect(await read("/desk")).toContain("A mail to subscribers waits for your decision.");
    expect(await read("/desk", await site.signIn("writer"))).not.toContain("waits for your decision");
    expect(await read(path)).toContain("A backup was restored");
    await publisher.post(path, { act: "stop", sending });
    expect(await read("/desk")).not.toContain("waits for your decision");
    expect(mailsTo("asked@example.org")).toEqual([]);
  });

  test("an administrator finds and erases the subscription of a person who asks", async () => {
    await add("erase-me@example.org");
    const find = { act: "find", email: "erase-me@example.org" };
    const found = await (await administrator.post("/desk/enquiries/data", find)).text();
    expect(found).toContain("This address gets the newsletter");
    const erased = await administrator.post("/desk/enquiries/data", { ...find, act: "erase subscription" });
    expect(await erased.text()).toContain("The subscription was erased.");
    expect((await administrator.post("/desk/enquiries/data", find)).status).toBe(422);
  });

  test("the mail settings say what is in order and what is missing", async () => {
    const html = await read(`${list}/checks`);
    expect(html).toContain("A mail server is set up");
    expect(html).toContain("In order");
    expect(html).toContain("Missing");
  });
});
