import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { messageRow } from "../../../tests/message-row.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import { staffOf } from "../../staff/staff.ts";
import { type Inbox, inboxOf } from "./inbox.ts";
import { indexConversation } from "./index-conversations.ts";
import type { Tab } from "./tabs.ts";

const now = new Date("2026-11-16T12:00:00.000Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  let inbox: Inbox;
  let woken: number;
  let person: { id: string; name: string };
  beforeEach(async () => {
    ({ database } = await open());
    woken = 0;
    const settings = { siteUrl: "https://desk.example.org" };
    inbox = inboxOf({ database, settings, wake: () => woken++, now: () => now });
    person = await added("Selam");
  });

  async function added(name: string) {
    const email = `${name.toLowerCase()}@example.org`;
    const someone = await staffOf(database).add(
      { id: null, name: "a test" },
      { name, email, role: "publisher" },
    );
    if (someone === "already there") throw new Error(`${name} is there already.`);
    return { id: someone.id, name };
  }

  async function write(id: string, row: Partial<ContactMessageRow> = {}) {
    await database.db
      .insertInto("contact_messages")
      .values(messageRow({ id, created_at: hoursAgo(1), ...row }))
      .execute();
    await indexConversation(database.db, id);
  }

  const idsIn = async (tab: Tab | undefined, asked: { q?: string; kind?: ContactMessageRow["kind"] } = {}) =>
    (await inbox.list({ tab, person: person.id, ...asked })).rows.map(({ id }) => id);

  const reply = (text: string, more: Partial<Parameters<Inbox["reply"]>[2]> = {}) =>
    inbox.reply("AAAA-0001", person, { text, files: [], formId: "form", seen: "", ...more });

  /** A file of the library. */
  async function uploaded(id: string) {
    const file = { id, name: "guide.pdf", type: "application/pdf", bytes: 900 };
    const said = { alt: "", caption: "", credit: "", decorative: 0, focus_x: 50, focus_y: 50, folded: "" };
    await database.db
      .insertInto("media")
      .values({
        ...{
          ...file,
          ...said,
          kind: "file",
          copy: "copy",
          images: "{}",
          texts: "{}",
          state: "ready",
          tries: 0,
        },
        ...{ uploaded_by_name: "Selam", created_at: now.toISOString() },
      })
      .execute();
    return file;
  }

  test("lists each conversation under its tabs, waiting ones by urgency", async () => {
    await write("AAAA-0001", { created_at: hoursAgo(2) });
    await write("AAAA-0002", { created_at: hoursAgo(30) });
    await write("AAAA-0003", { created_at: hoursAgo(5), assignee: person.id, kind: "press" });
    await write("AAAA-0004", { state: "answered", due_at: null, changed_at: hoursAgo(9) });
    await write("AAAA-0005", { state: "answered", due_at: null, changed_at: hoursAgo(3) });
    await write("AAAA-0006", { state: "spam", due_at: null, held: "over the limit" });
    expect(await idsIn("new")).toEqual(["AAAA-0002", "AAAA-0001"]);
    expect(await idsIn("mine")).toEqual(["AAAA-0003"]);
    expect(await idsIn("waiting")).toEqual(["AAAA-0002", "AAAA-0003", "AAAA-0001"]);
    expect(await idsIn("waiting", { kind: "press" })).toEqual(["AAAA-0003"]);
    expect(await idsIn("answered")).toEqual(["AAAA-0005", "AAAA-0004"]);
    const numbers = { new: 2, mine: 1, waiting: 3, snoozed: 0, answered: 2, closed: 0, spam: 1 };
    expect(await inbox.tabs(person.id)).toEqual(numbers);
    expect(await inbox.waiting()).toEqual({ waiting: 3, overdue: 1 });
  });

  test("finds names, addresses, references and texts, ignoring case and accents, but nothing that was erased", async () => {
    await write("AAAA-0001", { name: "Zoë Müller", message: "የመረጃ ደህንነት", email: "zoe@example.net" });
    await write("AAAA-0002", { subject: "An invitation", state: "spam", due_at: null });
    await inbox.addNote(person, "AAAA-0002", "She is from Kigali.", "form");
    for (const q of ["zoe muller", "example.net", "aaaa0001", "AAAA-0001", "መረጃ"])
      expect(await idsIn(undefined, { q }), q).toEqual(["AAAA-0001"]);
    expect(await idsIn(undefined, { q: "kigali" })).toEqual(["AAAA-0002"]);
    expect(await idsIn("waiting", { q: "kigali" })).toEqual([]);
    expect(await idsIn(undefined, { q: "e" })).toHaveLength(2);
    await database.db.deleteFrom("contact_messages").where("id", "=", "AAAA-0002").execute();
    expect(await idsIn(undefined, { q: "kigali" })).toEqual([]);
    const { rows } = await sql`select * from enquiry_texts where message_id = 'AAAA-0002'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  test("for a common word, finds the first matches of the list and says that there are more", async () => {
    const messages = Array.from({ length: 700 }, (_, index) =>
      messageRow({
        ...{ id: `B${String(index).padStart(3, "0")}-0000`, message: index % 2 ? "security" : "rain" },
        created_at: hoursAgo(index / 60),
      }),
    );
    await database.db.insertInto("contact_messages").values(messages).execute();
    await inbox.index(() => false);
    const found = await inbox.list({ tab: undefined, q: "security", person: person.id });
    expect(found).toMatchObject({ total: 300, more: true, pages: 25 });
    expect(found.rows[0]?.id).toBe("B001-0000");
    const last = await inbox.list({ tab: undefined, q: "security", person: person.id, page: 25 });
    expect(last.rows.at(-1)?.id).toBe("B599-0000");
    await write("BZZZ-0000", { message: "A quetzal", created_at: hoursAgo(500) });
    expect(await idsIn(undefined, { q: "quetzal" })).toEqual(["BZZZ-0000"]);
  });

  test("stores, queues and counts a reply once, however often it is sent", async () => {
    await write("AAAA-0001");
    await inbox.drafts.save(
      { reference: "AAAA-0001", person: person.id },
      { text: "Dear", files: "", base: 0 },
    );
    const file = await uploaded("f".repeat(20));
    const answers = await Promise.all([
      reply("Dear you", { files: [file] }),
      reply("Dear you", { files: [file] }),
    ]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["sent", "sent before"]);
    // From another form, with text that the device restored.
    expect(await reply("Dear you", { formId: "another" })).toEqual({ outcome: "sent before" });
    expect(woken).toBe(1);
    const conversation = await inbox.read("aaaa 0001");
    expect(conversation?.message).toMatchObject({
      state: "answered",
      due_at: null,
      first_answer_at: now.toISOString(),
    });
    expect(conversation?.posts).toMatchObject([
      {
        kind: "out",
        text: "Dear you",
        author: "Selam",
        delivery: { is: "waits" },
        files: [{ name: "guide.pdf", media_id: file.id }],
      },
    ]);
    const [post] = conversation?.posts ?? [];
    const mails = await database.db.selectFrom("mails").selectAll().execute();
    expect(mails).toMatchObject([
      { purpose: "reply", message_id: "AAAA-0001", post_id: post?.id, recipient: "selam@example.org" },
    ]);
    const stored = await database.db.selectFrom("enquiry_posts").select("mail_id").executeTakeFirst();
    expect(stored?.mail_id).toBe(`reply-${post?.id}@desk.example.org`);
    expect(await inbox.drafts.find({ reference: "AAAA-0001", person: person.id })).toBeUndefined();
  });

  test("does not send a reply if one of its files was deleted", async () => {
    await write("AAAA-0001");
    const file = await uploaded("f".repeat(20));
    await database.db.deleteFrom("media").execute();
    expect(await reply("See this.", { files: [file] })).toEqual({ outcome: "file deleted" });
    expect(await database.db.selectFrom("enquiry_posts").selectAll().execute()).toEqual([]);
    expect(await reply("See this.")).toEqual({ outcome: "sent" });
  });

  test("shows new posts before it sends a reply written without them", async () => {
    await write("AAAA-0001");
    const abel = await added("Abel");
    await inbox.reply("AAAA-0001", abel, { text: "We will.", files: [], formId: "theirs", seen: "" });
    const look = await reply("We shall.");
    expect(look).toMatchObject({ outcome: "look first", meanwhile: [{ kind: "out", author: "Abel" }] });
    const seen = (await inbox.read("AAAA-0001"))?.posts.at(-1)?.id ?? "";
    expect(await reply("We shall.", { seen })).toEqual({ outcome: "sent" });
  });

  test("a draft belongs to its writer, is announced to colleagues, and is not overwritten by a second window", async () => {
    await write("AAAA-0001");
    const mine = { reference: "AAAA-0001", person: person.id };
    const abel = { reference: "AAAA-0001", person: (await added("Abel")).id };
    const save = (text: string, base: number) => inbox.drafts.save(mine, { text, files: "", base });
    expect(await save("One sentence.", 0)).toMatchObject({ outcome: "saved", draft: { revision: 1 } });
    // The answer was lost, and the browser sent it again.
    expect(await save("One sentence.", 0)).toMatchObject({ outcome: "saved", draft: { revision: 1 } });
    expect(await save("Something else.", 0)).toMatchObject({
      outcome: "conflict",
      theirs: { text: "One sentence." },
    });
    expect(await inbox.drafts.find(mine)).toMatchObject({ text: "One sentence." });
    expect(await inbox.drafts.find(abel)).toBeUndefined();
    expect(await inbox.drafts.answering(abel)).toEqual(["Selam"]);
    expect(await inbox.drafts.answering(mine)).toEqual([]);
  });

  test("merges the drafts of two windows without losing a word or a file", async () => {
    await write("AAAA-0001");
    const mine = { reference: "AAAA-0001", person: person.id };
    const save = (text: string, base: number, files = "") => inbox.drafts.save(mine, { text, base, files });
    const stored = async () => inbox.drafts.find(mine);
    await save("Dear you. We meet in May. Yours.", 0, "a, b");
    // Both windows show revision 1; one changes the beginning and removes a file, the other the end and adds one.
    await save("Dear Amina. We meet in May. Yours.", 1, "b");
    expect(await save("Dear you. We meet in May. Yours, Selam.", 1, "a, b, c")).toMatchObject({
      outcome: "saved",
      draft: { text: "Dear Amina. We meet in May. Yours, Selam.", files: "b, c", revision: 3 },
    });
    expect(await save("Dear Ben. We meet in May. Yours.", 1, "b")).toMatchObject({
      ...{ outcome: "conflict", text: "Dear Ben. We meet in May. Yours, Selam." },
      theirs: { text: "Dear Amina. We meet in May. Yours, Selam.", revision: 3 },
      places: [{ yours: expect.stringContaining("Ben"), theirs: expect.stringContaining("Amina") }],
    });
    // A window without changes removes nothing.
    expect(await save("Dear you. We meet in May. Yours.", 1, "a, b")).toMatchObject({
      draft: { revision: 3 },
    });
    // Deleted in one window and extended in the other: the typed text stays.
    await save("", 3, "b, c");
    await save("Dear Amina. We meet in May. Yours, Selam. PS.", 3, "b, c");
    expect(await stored()).toMatchObject({ text: "Dear Amina. We meet in May. Yours, Selam. PS." });
    // Also when both save at the same time.
    const { revision = 0 } = (await stored()) ?? {};
    const texts = [
      "Hello. Dear Amina. We meet in May. Yours, Selam. PS.",
      "Dear Amina. We meet in May. Yours, Selam. PPS.",
    ];
    const outcomes = await Promise.all(texts.map((text) => save(text, revision, "b, c")));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["saved", "saved"]);
    expect(await stored()).toMatchObject({ text: "Hello. Dear Amina. We meet in May. Yours, Selam. PPS." });
  });

  test("shows both texts if the base is too old to merge, and keeps a limited number of revisions", async () => {
    await write("AAAA-0001");
    const mine = { reference: "AAAA-0001", person: person.id };
    const save = (text: string, base: number) => inbox.drafts.save(mine, { text, base, files: "" });
    for (let base = 0; base <= 200; base++) await save(`Number ${base}.`, base);
    const kept = await database.db.selectFrom("reply_draft_texts").select("revision").execute();
    expect(kept).toHaveLength(200);
    expect(await save("Number 0. And on.", 1)).toMatchObject({
      ...{ outcome: "conflict", theirs: { text: "Number 200." } },
      places: [{ yours: "Number 0. And on.", theirs: "Number 200." }],
    });
    await database.db.deleteFrom("contact_messages").execute();
    expect(await database.db.selectFrom("reply_draft_texts").select("revision").execute()).toEqual([]);
  });

  test("does not send a reply while the writer has another text in another window, and deletes no later draft", async () => {
    await write("AAAA-0001");
    const mine = { reference: "AAAA-0001", person: person.id };
    const save = (text: string, base: number) => inbox.drafts.save(mine, { text, base, files: "" });
    await save("Yes.", 0);
    await save("Yes. And bring a friend.", 1);
    expect(await reply("Yes.", { base: 1 })).toEqual({ outcome: "other draft" });
    expect(await reply("Yes. And bring a friend.", { base: 2 })).toEqual({ outcome: "sent" });
    expect(await inbox.drafts.find(mine)).toBeUndefined();
    // The writer has typed on in the other window.
    expect(await save("Yes. No. Later.", 1)).toMatchObject({
      outcome: "saved",
      draft: { text: "Yes. No. Later." },
    });
    // The sent form is posted once more, from the previous page.
    expect(await reply("Yes. And bring a friend.", { base: 2 })).toEqual({ outcome: "sent before" });
    expect(await inbox.drafts.find(mine)).toMatchObject({ text: "Yes. No. Later." });
    // A revision is never reused: this window does not overwrite a newer text.
    expect(await save("Something else.", 2)).toMatchObject({ outcome: "conflict" });
  });
});
