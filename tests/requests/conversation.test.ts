/** A conversation from start to end: by form, at the desk, by mail in both directions, and erased by its sender. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forEachDatabase } from "../databases.ts";
import { type ImapServer, openImapServer } from "../imap-server.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

const visitor = "tigist@example.net";

forEachDatabase((engine, open) => {
  let site: DeskSite;
  let outgoing: Mailbox;
  let incoming: ImapServer;
  let folder: string;
  let databaseUrl: string;
  beforeAll(async () => {
    ({ url: databaseUrl } = await open());
    [outgoing, incoming] = await Promise.all([openMailbox(), openImapServer()]);
    folder = await mkdtemp(join(tmpdir(), "conversation-"));
    site = await startDeskSite({
      ...{ DATABASE_URL: databaseUrl, MEDIA_FOLDER: folder, ACKNOWLEDGE: "on", IMAP_URL: incoming.url },
      ...{
        SMTP_URL: outgoing.url,
        MAIL_FROM: "Office <office@example.org>",
        STAFF_EMAIL: "staff@example.org",
      },
    });
  });
  afterAll(async () => {
    await site.stop();
    await Promise.all([outgoing.close(), incoming.close(), rm(folder, { recursive: true, force: true })]);
  });

  /** The mails that the visitor received, oldest first. */
  const received = () => outgoing.mails.filter(({ to }) => to?.some(({ address }) => address === visitor));
  async function receivedMail(number: number): Promise<Email> {
    await expect.poll(() => received().length).toBe(number);
    return received()[number - 1] as Email;
  }

  /** Delivers a reply as written by a mail program that sets the threading headers. */
  function deliverReply({ messageId, references = "", replyTo }: Email, id: string, words: string): void {
    incoming.deliver(
      [
        `From: Tigist <${visitor}>`,
        `To: ${replyTo?.[0]?.address}`,
        `Message-ID: <${id}>`,
        `In-Reply-To: ${messageId}`,
        `References: ${references} ${messageId}`,
        "Subject: AW: something else",
        "Content-Type: text/plain; charset=utf-8",
        "",
        words,
        "",
        "On Mon, 16 Nov 2026 at 10:00, Office <office@example.org> wrote:",
        "> What we wrote before.",
      ].join("\n"),
    );
  }

  /** One declares itself a robot, as robots should; the other replies to everything like a person. */
  test.each([
    ["robot@example.net", "Auto-Submitted: auto-replied\n"],
    ["rude-robot@example.net", ""],
  ])("sends one mail at most to %s, which replies automatically", async (robot, header) => {
    const fields = { name: "Robot", email: robot, subject: "Duel", message: `I am ${robot}.` };
    await fetch(`${site.url}/contact`, { method: "POST", body: new URLSearchParams(fields) });
    const toRobot = () => outgoing.mails.filter(({ to }) => to?.[0]?.address === robot);
    await expect.poll(() => toRobot().length).toBe(1);
    const [{ messageId, replyTo }] = toRobot() as [Email];
    const before = incoming.count();
    incoming.deliver(
      `From: ${robot}\nTo: ${replyTo?.[0]?.address}\nMessage-ID: <${robot}>\nIn-Reply-To: ${messageId}\n${header}Subject: Out of office\n\nI am away.`,
    );
    await expect.poll(() => incoming.seen()[before]).toBe(true);
    const { db } = site.database;
    const message = await db
      .selectFrom("contact_messages")
      .select(["id", "first_answer_at"])
      .where("email", "=", robot)
      .executeTakeFirstOrThrow();
    const answers = db.selectFrom("enquiry_posts").select("kind").where("message_id", "=", message.id);
    await expect.poll(() => answers.execute()).toEqual([{ kind: header ? "line" : "in" }]);
    const mails = await db.selectFrom("mails").select("purpose").where("recipient", "=", robot).execute();
    expect(mails).toEqual([{ purpose: "acknowledgement" }]);
    expect(toRobot()).toHaveLength(1);
  });

  test("carries a conversation through two questions and two replies until it is erased", async () => {
    const fields = { name: "Tigist", email: visitor, subject: "Zebrafish", message: "When does it begin?" };
    const body = new URLSearchParams(fields);
    const { headers } = await fetch(`${site.url}/contact`, { method: "POST", body, redirect: "manual" });
    const thanks = await (await fetch(new URL(headers.get("location") ?? "", site.url))).text();
    const myData = /href="(?:https?:\/\/[^/"]+)?(\/my-data\/[\w-]+)"/.exec(thanks)?.[1] ?? "";
    expect(myData).not.toBe("");

    const toStaff = () => outgoing.mails.find(({ subject }) => subject?.startsWith("Zebrafish"))?.text;
    await expect.poll(toStaff).toContain(headers.get("x-request-id"));

    const acknowledgement = await receivedMail(1);
    expect(acknowledgement.text).toContain(myData);
    const publisher = await site.signIn("publisher", "Selam");
    const inbox = await (await publisher.get("/desk/enquiries")).text();
    const path = /href="(\/desk\/enquiries\/[\dA-Z]{4}-[\dA-Z]{4})"[^>]*>Zebrafish/.exec(inbox)?.[1] ?? "";
    expect(inbox).toContain("Zebrafish");
    const page = async () => (await publisher.get(path)).text();
    const reply = async (words: string) => {
      const [form = ""] =
        /<form[^>]*>(?:(?!<\/form>).)*<textarea[^>]* name="text".*?<\/form>/s.exec(await page()) ?? [];
      const hidden = [...form.matchAll(/<input[^>]* type="hidden"[^>]*>/g)].map(([input]) => [
        / name="([^"]*)"/.exec(input)?.[1] ?? "",
        / value="([^"]*)"/.exec(input)?.[1] ?? "",
      ]);
      const fields = { ...Object.fromEntries(hidden), act: "reply", text: words };
      const posted = () => publisher.post(path, fields);
      // The button is pressed twice.
      const answers = await Promise.all([posted(), posted()]);
      for (const { status } of answers) expect(status).toBeLessThan(400);
    };

    await reply("It begins on *Monday*.");
    const first = await receivedMail(2);
    expect(first.from?.address).toBe("office@example.org");
    expect(first.text).toMatch(/It begins on \*?Monday\*?\..*> When does it begin\?/s);
    expect(first.html).toContain("<em>Monday</em>");
    expect(first.inReplyTo).toBe(acknowledgement.messageId);
    expect(first.references).toContain(acknowledgement.messageId);

    deliverReply(first, "again@example.net", "And where is the quokka?");
    await expect.poll(page).toContain("And where is the quokka?");
    const notices = () => outgoing.mails.filter(({ to }) => to?.[0]?.address === "staff@example.org");
    await expect
      .poll(() =>
        notices()
          .map(({ text }) => text)
          .join(),
      )
      .toContain("And where is the quokka?");
    const opening = notices().find(({ subject }) => subject?.startsWith("Zebrafish"));
    expect(notices().at(-1)).toMatchObject({ inReplyTo: opening?.messageId });
    expect(await page()).toMatch(/<details.*What we wrote before\./s);
    expect(await (await publisher.get("/desk/enquiries?tab=waiting")).text()).toContain("Zebrafish");
    expect(await (await publisher.get("/desk/enquiries?q=quokka")).text()).toContain("Zebrafish");

    await reply("In Addis Ababa.");
    const second = await receivedMail(3);
    expect(second.inReplyTo).toBe("<again@example.net>");
    for (const { messageId } of [acknowledgement, first]) expect(second.references).toContain(messageId);
    expect(second.references?.trim().endsWith("<again@example.net>")).toBe(true);

    const kept = await (await fetch(site.url + myData)).text();
    for (const words of ["When does it begin?", "Monday", "And where is the quokka?", "In Addis Ababa."])
      expect(kept).toContain(words);
    const asked = await (await fetch(`${site.url}${myData}/erase`)).text();
    const act = /name="act"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="act"/.exec(asked);
    const erased = await fetch(`${site.url}${myData}/erase`, {
      method: "POST",
      headers: { origin: site.url },
      body: new URLSearchParams({ act: act?.[1] ?? act?.[2] ?? "" }),
    });
    expect(erased.ok).toBe(true);
    expect((await fetch(site.url + myData)).status).toBe(404);
    expect((await publisher.get(path)).status).toBe(404);
    expect(await (await publisher.get("/desk/enquiries?q=quokka")).text()).not.toContain("Zebrafish");
    expect(received()).toHaveLength(3);
    if (engine === "sqlite") {
      const files = dirname(databaseUrl.slice("file:".length));
      for (const name of await readdir(files)) {
        const bytes = await readFile(join(files, name)).catch(() => Buffer.of());
        for (const word of ["quokka", "Zebrafish", "zebrafish", visitor])
          expect(bytes.includes(word), `${word} in ${name}`).toBe(false);
      }
    }
  });
});
