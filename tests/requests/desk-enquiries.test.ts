/** The desk's inbox: its lists, conversations, and the guarantee that each reply is sent exactly once. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContactMessageRow, MailRow } from "../../server/database/schema.ts";
import { indexConversation } from "../../server/inbox/conversations/index-conversations.ts";
import { forEachDatabaseInTurn } from "../databases.ts";
import { messageRow } from "../message-row.ts";
import { startSiteProcess } from "../site.ts";
import { type DeskBrowser, type DeskSite, deskBrowser, startDeskSite } from "./sign-in.ts";
import { plainJpeg, uploadItem } from "./upload-in-pieces.ts";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const path = "/desk/enquiries";

forEachDatabaseInTurn((_, open) => {
  let site: DeskSite;
  let url: string;
  let folder: string;
  let publisher: Awaited<ReturnType<DeskSite["signIn"]>>;
  beforeAll(async () => {
    ({ url } = await open());
    folder = await mkdtemp(join(tmpdir(), "media-"));
    site = await startDeskSite({ DATABASE_URL: url, MEDIA_FOLDER: folder });
    publisher = await site.signIn("publisher", "Selam");
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function addMessage(id: string, row: Partial<ContactMessageRow> = {}) {
    await site.database.db
      .insertInto("contact_messages")
      .values(messageRow({ id, created_at: hoursAgo(1), email: `${id}@example.org`, ...row }))
      .execute();
    await indexConversation(site.database.db, id);
  }

  const page = async (address: string, browser: DeskBrowser = publisher) =>
    (await browser.get(address)).text();
  const stateOf = async (id: string) => {
    const message = site.database.db.selectFrom("contact_messages").selectAll().where("id", "=", id);
    return (await message.executeTakeFirst())?.state;
  };
  /** The fields that the page's form would post. */
  async function formAt(id: string, browser: DeskBrowser = publisher) {
    const html = await page(`${path}/${id}`, browser);
    const valueIn = (name: string) => {
      const [input = ""] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
      return /value="([^"]*)"/.exec(input)?.[1] ?? "";
    };
    const form = html.slice(html.indexOf('name="base"'));
    const formId = /name="form_id"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="form_id"/.exec(form);
    return {
      base: valueIn("base"),
      seen: valueIn("seen"),
      form_id: formId?.[1] ?? formId?.[2] ?? "",
      files: "",
    };
  }
  const repliesTo = (id: string) =>
    site.database.db
      .selectFrom("enquiry_posts")
      .innerJoin("mails", "mails.post_id", "enquiry_posts.id")
      .select(["enquiry_posts.text", "mails.recipient"])
      .where("enquiry_posts.message_id", "=", id)
      .execute();

  test("shows overdue messages on every page, waiting ones on the start page, and spam under its own tab", async () => {
    expect(await page("/desk/news")).not.toContain("overdue");
    await addMessage("AAAA-0001", { subject: "Since yesterday", created_at: hoursAgo(26) });
    await addMessage("AAAA-0002", { subject: "Just now", written_in: "fr" });
    await addMessage("AAAA-0003", {
      subject: "Cheap watches",
      state: "spam",
      due_at: null,
      spam: "many links",
    });
    const news = await page("/desk/news");
    expect(news).toContain("Messages (2)");
    expect(news).toMatch(/<a href="\/desk\/enquiries\?tab=waiting">1(?:<!-- -->)? overdue<\/a>/);
    expect(await page("/desk")).toMatch(
      /Messages to answer.*Since yesterday.*Overdue by 2 h.*Just now.*2[23] h left/s,
    );
    const inbox = await page(path);
    expect(inbox).toMatch(/Since yesterday.*Just now/s);
    expect(inbox).toContain("French (detected)");
    expect(inbox).not.toContain("Cheap watches");
    expect(await page(`${path}?tab=spam`)).toMatch(/Cheap watches.*Why: <bdi>many links/s);
    expect(await page(`${path}?q=watches`)).toMatch(/1 result.*Cheap watches/s);
    expect(await page(`${path}?q=nothing-of-that`)).toContain("Nothing was found.");
  });

  test("closes, marks and assigns several messages in one step", async () => {
    await addMessage("BBBB-0001");
    await addMessage("BBBB-0002");
    const of = (act: string) =>
      new URLSearchParams([
        ["act", act],
        ["id", "BBBB-0001"],
        ["id", "BBBB-0002"],
      ]);
    const assign = of("assign");
    assign.set("assignee", publisher.person.id);
    expect(await (await publisher.post(path, assign)).text()).toContain("2 messages assigned to Selam.");
    expect(await page(`${path}?tab=mine`)).toMatch(/BBBB-0001.*BBBB-0002|BBBB-0002.*BBBB-0001/s);
    expect(await (await publisher.post(path, of("spam"))).text()).toContain("2 messages marked as spam.");
    expect(await (await publisher.post(path, of("close"))).text()).toContain("2 messages closed.");
    expect([await stateOf("BBBB-0001"), await stateOf("BBBB-0002")]).toEqual(["closed", "closed"]);
    expect((await publisher.post(path, { act: "close" })).status).toBe(422);
  });

  test("sends a reply once, even if it is submitted twice or resent from an old page", async () => {
    await addMessage("CCCC-0001");
    const fields = { act: "reply", text: "Dear *you*,\r\nyes.", ...(await formAt("CCCC-0001")) };
    const answers = await Promise.all([1, 2, 3].map(() => publisher.post(`${path}/CCCC-0001`, fields)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    const again = { ...fields, ...(await formAt("CCCC-0001")) };
    const { headers } = await publisher.post(`${path}/CCCC-0001`, again);
    expect(headers.get("location")).toContain("done=sent-before");
    expect(await repliesTo("CCCC-0001")).toEqual([
      { text: "Dear *you*,\nyes.", recipient: "CCCC-0001@example.org" },
    ]);
    expect(await stateOf("CCCC-0001")).toBe("answered");
    const shown = await page(`${path}/CCCC-0001`);
    expect(shown).toMatch(/Our reply.*Dear <em>you<\/em>.*Waiting to be sent/s);
    // A text changed after sending, because no response arrived, is neither lost nor sent unreviewed.
    const changed = await publisher.post(`${path}/CCCC-0001`, { ...fields, text: "Dear you, no." });
    expect(changed.status).toBe(409);
    expect(await changed.text()).toMatch(
      /Selam has answered in the meantime: please look first.*Dear you, no\./s,
    );
    expect(await repliesTo("CCCC-0001")).toHaveLength(1);
  });

  test("keeps a draft, tells colleagues who is answering, and shows a colleague's reply before sending another", async () => {
    await addMessage("DDDD-0001");
    const abel = await site.signIn("publisher", "Abel");
    const typed = { ...(await formAt("DDDD-0001")), text: "We think that" };
    const save = { ...typed, act: "autosave" };
    const saved = await (await publisher.postForJson(`${path}/DDDD-0001`, save)).json();
    expect(saved).toMatchObject({
      outcome: "saved",
      revision: 1,
      values: { text: "We think that", files: "" },
    });
    expect(await page(`${path}/DDDD-0001`)).toContain(">We think that</textarea>");
    const theirs = await page(`${path}/DDDD-0001`, abel);
    expect(theirs).toContain("Selam is answering");
    expect(theirs).not.toContain("We think that");
    expect(await page(`${path}?q=DDDD-0001`, abel)).toContain("Selam is answering");
    const other = await publisher.postForJson(`${path}/DDDD-0001`, { ...save, text: "From another window." });
    expect(await other.json()).toMatchObject({ outcome: "conflict", theirs: { text: "We think that" } });

    await abel.post(`${path}/DDDD-0001`, {
      act: "reply",
      text: "Yes.",
      ...(await formAt("DDDD-0001", abel)),
    });
    const later = await publisher.postForJson(`${path}/DDDD-0001`, {
      ...save,
      base: "1",
      text: "We think that yes",
    });
    expect(await later.json()).toMatchObject({ notice: "Abel has answered in the meantime" });
    const early = await publisher.post(`${path}/DDDD-0001`, {
      ...typed,
      act: "reply",
      base: "2",
      text: "We think that yes",
    });
    expect(early.status).toBe(409);
    const html = await early.text();
    expect(html).toMatch(/Abel has answered in the meantime: please look first.*Yes\./s);
    expect(html).toContain(">We think that yes</textarea>");
    const anyway = { act: "reply", text: "We think that yes", ...(await formAt("DDDD-0001")) };
    expect((await publisher.post(`${path}/DDDD-0001`, anyway)).headers.get("location")).toContain(
      "done=sent#",
    );
    expect((await repliesTo("DDDD-0001")).map(({ text }) => text).sort()).toEqual([
      "We think that yes",
      "Yes.",
    ]);
  });

  test("merges drafts from two windows of one person, and holds the reply while they differ", async () => {
    await addMessage("JJJJ-0001");
    const at = `${path}/JJJJ-0001`;
    const save = async (text: string, base: number) => {
      const typed = { ...(await formAt("JJJJ-0001")), act: "autosave", text, base: String(base) };
      return (await publisher.postForJson(at, typed)).json();
    };
    await save("Dear you. Until May. Yours.", 0);
    await save("Dear Amina. Until May. Yours.", 1);
    expect(await save("Dear you. Until May. Yours, Selam.", 1)).toMatchObject({
      ...{ outcome: "saved", revision: 3, values: { text: "Dear Amina. Until May. Yours, Selam." } },
    });
    const form = await formAt("JJJJ-0001");
    const early = { ...form, act: "reply", base: "2", text: "Dear Amina. Until May. Yours, Abel." };
    const refused = await publisher.post(at, early);
    expect(refused.status).toBe(409);
    expect(await repliesTo("JJJJ-0001")).toEqual([]);
    const both = await refused.text();
    for (const words of ["Yours, Selam.", "Yours, Abel."]) expect(both).toContain(words);
    const apart = { ...form, act: "reply", base: "1", text: "Dear you. Until May or June. Yours." };
    const together = await publisher.post(at, apart);
    const html = await together.text();
    expect([together.status, html]).toEqual([
      409,
      expect.stringContaining("you also wrote this reply in another window"),
    ]);
    expect(html).toContain(">Dear Amina. Until May or June. Yours, Selam.</textarea>");
    const last = {
      act: "reply",
      text: "Dear Amina. Until May or June. Yours, Selam.",
      ...(await formAt("JJJJ-0001")),
    };
    expect((await publisher.post(at, last)).headers.get("location")).toContain("done=sent#");
    expect(await repliesTo("JJJJ-0001")).toHaveLength(1);
  });

  test("reports to scripts how a reply's mail was delivered, and never as failed while it is being sent", async () => {
    await addMessage("KKKK-0001");
    const fields = { act: "reply", text: "Yes.", ...(await formAt("KKKK-0001")) };
    await publisher.post(`${path}/KKKK-0001`, fields);
    const { db } = site.database;
    const mail = db.selectFrom("mails").select("post_id").where("message_id", "=", "KKKK-0001");
    const { post_id } = await mail.executeTakeFirstOrThrow();
    const address = `${path}/KKKK-0001/deliveries/${post_id}`;
    const shown = async () => (await page(`${path}/KKKK-0001`)).replaceAll("<!-- -->", "");
    const deliveryStatus = async () => (await publisher.get(address)).json();
    const set = (values: Partial<MailRow>) =>
      db.updateTable("mails").set(values).where("message_id", "=", "KKKK-0001").execute();
    expect(await shown()).toContain(address);
    // Another process has just claimed the mail.
    await set({ attempts: 1 });
    expect(await shown()).toContain(">Sending…</p>");
    expect(await deliveryStatus()).toMatchObject({ is: "waits", attempts: 1, problem: null });
    await set({ last_error: "ECONNREFUSED" });
    expect(await shown()).toContain(">Not sent yet: ECONNREFUSED. Trying again (1 try so far).</p>");
    const sent_at = new Date().toISOString();
    await set({ sent_at, last_error: null });
    expect(await deliveryStatus()).toMatchObject({ is: "sent", at: sent_at });
    expect(await shown()).toContain("Handed to the mail server: <time");
    for (const wrong of ["x", "%00", `${post_id}0`])
      expect((await publisher.get(`${path}/KKKK-0001/deliveries/${wrong}`)).status, wrong).not.toBe(200);
    expect((await publisher.get(`${path}/AAAA-0001/deliveries/${post_id}`)).status).toBe(404);
  });

  test("labels each mail that failed DMARC", async () => {
    const label = "Sender not confirmed: this mail failed DMARC";
    await addMessage("MMMM-0001");
    const post = {
      id: "forged",
      message_id: "MMMM-0001",
      kind: "in",
      author: "Selam",
      text: "Pay me.",
    } as const;
    const row = { ...post, at: new Date().toISOString() };
    await site.database.db.insertInto("enquiry_posts").values(row).execute();
    expect(await page(`${path}/MMMM-0001`)).not.toContain(label);
    await site.database.db
      .updateTable("enquiry_posts")
      .set({ dmarc: "fail" })
      .where("id", "=", "forged")
      .execute();
    expect((await page(`${path}/MMMM-0001`)).match(new RegExp(`${label}.*Pay me`, "s"))).not.toBeNull();
    await addMessage("MMMM-0002", { dmarc: "fail" });
    expect(await page(`${path}/MMMM-0002`)).toContain(label);
  });

  test("attaches a ticked file without JavaScript and sends it with the reply", async () => {
    await addMessage("HHHH-0001");
    const picture = await uploadItem(publisher, "map.jpg", await plainJpeg("teal"));
    const box = `name="file" value="${picture.id}"`;
    const isOffered = async () => (await page(`${path}/HHHH-0001`)).split("<noscript>")[1]?.includes(box);
    // Encoding the picture takes a moment.
    await expect.poll(isOffered, { timeout: 60_000 }).toBe(true);
    const ticked = { ...(await formAt("HHHH-0001")), boxes: "on", file: picture.id };
    await publisher.post(`${path}/HHHH-0001`, { act: "save", text: "See the map.", ...ticked });
    expect(await page(`${path}/HHHH-0001`)).toContain("Attached: <bdi>map.jpg</bdi>");
    const again = { ...(await formAt("HHHH-0001")), boxes: "on", file: picture.id };
    await publisher.post(`${path}/HHHH-0001`, { act: "reply", text: "See the map.", ...again });
    expect(await page(`${path}/HHHH-0001`)).toContain(
      `<a href="/desk/media/${picture.id}"><bdi>map.jpg</bdi></a>`,
    );
    // The file cannot be deleted until the reply is sent.
    const remove = () => publisher.post(`/desk/media/${picture.id}`, { act: "delete now" });
    const refused = await remove();
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("it is attached to a reply that is not sent yet (HHHH-0001)"),
    ]);
    const sent = site.database.db.updateTable("mails").set({ sent_at: new Date().toISOString() });
    await sent.where("message_id", "=", "HHHH-0001").execute();
    expect((await remove()).status).toBe(302);
    // A file deleted while the reply was being written stops that reply once.
    await addMessage("HHHH-0002");
    const attached = {
      ...(await formAt("HHHH-0002")),
      act: "reply",
      text: "See the map.",
      files: picture.id,
    };
    const stopped = await publisher.post(`${path}/HHHH-0002`, attached);
    expect([stopped.status, await stopped.text()]).toEqual([
      409,
      expect.stringContaining("a file that you attached has been deleted"),
    ]);
    expect(await repliesTo("HHHH-0002")).toEqual([]);
    const without = { act: "reply", text: "See the map.", ...(await formAt("HHHH-0002")) };
    expect((await publisher.post(`${path}/HHHH-0002`, without)).headers.get("location")).toContain(
      "done=sent#",
    );
  });

  test("fills the visitor's name and the reference into canned replies", async () => {
    await addMessage("EEEE-0001", { name: "Amina $& Diallo" });
    const canned = { name: "Thanks", text: "Dear {name}, about {reference}:" };
    await publisher.post(`${path}/replies`, { act: "save", id: "", ...canned });
    expect(
      (await publisher.post(`${path}/replies`, { act: "save", id: "", name: "", text: "" })).status,
    ).toBe(422);
    const [, id = ""] = /<option value="([\da-f-]{36})">Thanks/.exec(await page(`${path}/EEEE-0001`)) ?? [];
    const fields = { act: "insert", canned: id, text: "", ...(await formAt("EEEE-0001")) };
    expect((await publisher.post(`${path}/EEEE-0001`, fields)).status).toBe(302);
    expect(await page(`${path}/EEEE-0001?preview=on`)).toMatch(
      /Preview of the mail.*<p>Dear Amina \$&amp; Diallo, about EEEE-0001:/s,
    );
  });

  test("offers canned replies in the message's language first, then those for any language", async () => {
    await addMessage("EEEE-0002", { language: "ar", written_in: "fr" });
    const canned = [
      { name: "A Merci", language: "fr" },
      { name: "A Habari", language: "sw" },
      { name: "A Hello", language: "" },
    ];
    for (const reply of canned)
      await publisher.post(`${path}/replies`, { act: "save", id: "", text: "Text.", ...reply });
    const names = (await page(`${path}/EEEE-0002`)).matchAll(/<option value="[\da-f-]{36}">(A [^<]+)</g);
    expect([...names].map(([, name]) => name)).toEqual([
      "A Merci (French)",
      "A Hello",
      "A Habari (Kiswahili)",
    ]);
    const unknown = { act: "save", id: "", name: "A", text: "B", language: "xx" };
    expect((await publisher.post(`${path}/replies`, unknown)).status).toBe(422);
  });

  test("lets writers only read and add notes, even by direct post, and logs every action", async () => {
    await addMessage("FFFF-0001", { message: "When?\n<script>alert(1)</script>" });
    const writer = await site.signIn("writer");
    const shown = await page(`${path}/FFFF-0001`, writer);
    expect(shown).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(shown).not.toContain(">Reply</button>");
    const note = { act: "note", note: "She called.", form_id: "a-form" };
    await writer.post(`${path}/FFFF-0001`, note);
    await writer.post(`${path}/FFFF-0001`, note);
    expect((await page(`${path}/FFFF-0001`)).match(/She called\./g)).toHaveLength(1);
    for (const act of ["reply", "autosave", "close", "spam", "assign", "erase now"])
      expect((await writer.post(`${path}/FFFF-0001`, { act, text: "Yes." })).status, act).toBe(403);
    expect(await repliesTo("FFFF-0001")).toEqual([]);
    for (const act of ["close", "reopen", "spam", "not spam"])
      expect((await publisher.post(`${path}/FFFF-0001`, { act })).status, act).toBe(302);
    expect(await stateOf("FFFF-0001")).toBe("waiting");
    expect(await page(`${path}/FFFF-0001`)).toMatch(
      /Closed\..*Opened again.*Marked as spam\..*Marked as no spam\./s,
    );
    expect((await publisher.post(`${path}/FFFF-0001`, { act: "erase now" })).status).toBe(403);
    const administrator = await site.signIn("administrator");
    const asked = await administrator.post(`${path}/FFFF-0001`, { act: "erase" });
    expect(asked.headers.get("location")).toBe(`${path}/FFFF-0001?ask=erase#ask`);
    await administrator.post(`${path}/FFFF-0001`, { act: "erase now" });
    expect((await administrator.get(`${path}/FFFF-0001`)).status).toBe(404);
    const log = await page("/desk/log", administrator);
    for (const did of [
      "added a note",
      "closed",
      "opened again",
      "marked as spam",
      "marked as no spam",
      "erased",
    ])
      expect(log).toContain(did);
    expect(log).not.toContain("She called");
  });

  test("sends a reply once when the process is killed while sending and the form is posted again", async () => {
    const killed = await startSiteProcess({ DATABASE_URL: url, MEDIA_FOLDER: folder, SAMPLE_CONTENT: "off" });
    await addMessage("GGGG-0001");
    const fields = { act: "reply", text: "Yes.", ...(await formAt("GGGG-0001")) };
    await publisher.postForJson(`${path}/GGGG-0001`, { ...fields, act: "autosave" });
    const sending = deskBrowser(killed.url, publisher.token()).post(`${path}/GGGG-0001`, fields);
    await Promise.all([sending.catch(() => undefined), killed.stop("SIGKILL")]);
    expect((await publisher.post(`${path}/GGGG-0001`, fields)).status).toBe(302);
    expect(await repliesTo("GGGG-0001")).toEqual([{ text: "Yes.", recipient: "GGGG-0001@example.org" }]);
  });
});
