import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { actor, addMedia } from "../../../tests/filled-site.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { queueReply } from "../../../tests/reply-to-send.ts";
import type { SiteDatabase } from "../../database/connect.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import { queueMail } from "../../mail/outbox.ts";
import { openFolderStore } from "../../media/folder-store.ts";
import { editionsOf } from "../../publishing/editions.ts";
import { conversationToken, readConversationToken } from "../conversation-token.ts";
import { mailComposer } from "./compose-mail.ts";

const reference = "7K3M-QX9D";
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute));
const settings = {
  ...{ mailFrom: "Site <site@example.org>", staffEmail: "staff@example.org", siteUrl: "https://example.org" },
  ...{ imapUrl: "imaps://mail.example.org", replyTo: undefined },
};

forEachDatabaseInTurn((_engine, fresh) => {
  async function conversation(changed: Partial<ContactMessageRow> = {}) {
    const { database } = await fresh();
    const { db } = database;
    const folder = mkdtempSync(join(tmpdir(), "reply-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const store = openFolderStore(folder);
    const row = messageRow({ id: reference, created_at: at(0).toISOString(), ...changed });
    await db.insertInto("contact_messages").values(row).execute();
    const compose = mailComposer({ db, store, settings });
    /** As sent, and as the visitor's mail program reads it. */
    const read = async (postId: string) => {
      const mail = await db
        .selectFrom("mails")
        .selectAll()
        .where("post_id", "=", postId)
        .executeTakeFirstOrThrow();
      const composed = await compose(mail);
      if (!composed) throw new Error("There is nothing to send.");
      const writer = createTransport({ streamTransport: true, buffer: true });
      const raw = (await writer.sendMail(composed)).message as Buffer;
      return { raw: raw.toString("latin1"), parsed: await PostalMime.parse(raw) };
    };
    return { database, db, store, read };
  }

  const came = ({ db }: SiteDatabase, mail_id: string, text: string, minute: number) =>
    db
      .insertInto("enquiry_posts")
      .values({
        ...{ id: mail_id, message_id: reference, kind: "in", at: at(minute).toISOString() },
        ...{ author: "Selam", text, mail_id },
      })
      .execute();

  test("a reply joins the visitor's thread, quotes the question, and its answer finds the conversation", async () => {
    const { database, db, read } = await conversation({ message: "When?\n\nAnd <where>?" });
    const acknowledgement = { purpose: "acknowledgement", message_id: reference } as const;
    await queueMail(db, acknowledgement, at(0));
    const first = await queueReply(db, {
      message_id: reference,
      text: "**Tomorrow**, see [our news](/news/a) ![x](https://elsewhere.example/p.png)",
      at: at(1),
    });
    const { parsed } = await read(first);
    expect(parsed.subject).toBe(`Re: A question (${reference})`);
    expect(parsed.from).toMatchObject({ name: "Site", address: "site@example.org" });
    expect(parsed.to).toMatchObject([{ name: "Selam", address: "selam@example.org" }]);
    expect(parsed.messageId).toBe(`<reply-${first}@example.org>`);
    const { key } = await db.selectFrom("server_keys").select("key").executeTakeFirstOrThrow();
    const acknowledged = `<acknowledgement-${conversationToken("acknowledgement", reference, key)}@example.org>`;
    expect(parsed.inReplyTo).toBe(acknowledged);
    expect(parsed.text).toContain("**Tomorrow**, see [our news](https://example.org/news/a)");
    expect(parsed.text).toContain(
      "On 15 November 2026 at 10:00 UTC you wrote:\n> When?\n>\n> And <where>?\n",
    );
    expect(parsed.html).toContain('<strong>Tomorrow</strong>, see <a href="https://example.org/news/a"');
    expect(parsed.html).toContain("When?<br>\n<br>\nAnd &lt;where&gt;?</blockquote>");
    expect(parsed.html).not.toMatch(/<img|style=/);
    expect(parsed.headers.find(({ key }) => key === "auto-submitted")).toBeUndefined();
    const token = /^site\+(.+)@example\.org$/.exec(parsed.replyTo?.[0]?.address ?? "")?.[1] ?? "";
    expect(readConversationToken("reply", token, key)).toBe(reference);

    await came(database, "a@mail.example", "And then?", 2);
    const second = await queueReply(db, { message_id: reference, at: at(3) });
    // Later posts do not change it.
    await came(database, "b@mail.example", "Thanks", 4);
    const later = (await read(second)).parsed;
    expect(later.inReplyTo).toBe("<a@mail.example>");
    expect(later.references).toBe(`${acknowledged} <reply-${first}@example.org> <a@mail.example>`);
    expect(later.text).toContain("> And then?");
    expect((await read(first)).raw).toBe((await read(first)).raw);
  });

  test("a reply to a mail answers that mail", async () => {
    const { db, read } = await conversation({
      mail_id: "first@mail.example",
      subject: `RE: re: A question (${reference})`,
    });
    const { parsed } = await read(await queueReply(db, { message_id: reference }));
    expect([parsed.inReplyTo, parsed.references]).toEqual(["<first@mail.example>", "<first@mail.example>"]);
    expect(parsed.subject).toBe(`Re: A question (${reference})`);
  });

  test("attaches files of the library, the same bytes each time, up to ten megabytes together", async () => {
    const { database, db, store, read } = await conversation();
    const draft = await editionsOf({ database }).create(actor, "news", { headline: "A clinic opens" });
    if ("outcome" in draft) throw new Error("A draft was refused.");
    const attach = async (postId: string, bytes: number) => {
      const media_id = await addMedia(database, store, draft.id, bytes);
      await db
        .insertInto("enquiry_files")
        .values({
          ...{ id: media_id, message_id: reference, post_id: postId, name: "ሪፖርት.pdf" },
          ...{ type: "application/pdf", bytes, media_id },
        })
        .execute();
    };
    const post = await queueReply(db, { message_id: reference });
    await attach(post, 70_000);
    const { raw, parsed } = await read(post);
    expect(parsed.attachments).toMatchObject([{ filename: "ሪፖርት.pdf", mimeType: "application/pdf" }]);
    expect(parsed.attachments[0]).toHaveProperty("content.byteLength", 70_000);
    expect((await read(post)).raw).toBe(raw);
    await attach(post, 9_950_000);
    await expect(read(post)).rejects.toMatchObject({ code: "EFILE" });
  });

  test("does not send a reply if a file was removed from the library", async () => {
    const { db, read } = await conversation();
    const post_id = await queueReply(db, { message_id: reference });
    const removed = { media_id: null, dropped: "It was removed from the media library." };
    await db
      .insertInto("enquiry_files")
      .values({ id: "f", message_id: reference, post_id, name: "a.pdf", type: "", bytes: 1, ...removed })
      .execute();
    await expect(read(post_id)).rejects.toMatchObject({ code: "EFILE" });
  });

  test("nothing in a name, a subject or a text can add a header, a recipient or a part", async () => {
    const { db, read } = await conversation();
    const post = await queueReply(db, { message_id: reference });
    const headers = async () => (await read(post)).parsed.headers.map(({ key }) => key).sort();
    const usual = await headers();
    const nasty = fc.oneof(
      // A database takes everything but this.
      fc.string({ unit: "binary", minLength: 1, maxLength: 300 }).map((text) => text.replaceAll("\0", "")),
      fc.constantFrom(
        ...[
          "x\r\nBcc: a@b.et",
          "\n\n--part",
          "=?utf-8?q?=0ABcc:_a@b.et?=",
          '"; <a@b.et>, "',
          "a, b <c@d.et>",
        ],
        ...["\u202egpj.exe", "\u2066a\u2069\u2028Bcc: a@b.et", "re: ".repeat(400), "ሰ".repeat(5000)],
      ),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (name, subject, text) => {
        await db.updateTable("contact_messages").set({ name, subject, message: text }).execute();
        await db.updateTable("enquiry_posts").set({ text }).execute();
        const { parsed, raw } = await read(post);
        expect(parsed.headers.map(({ key }) => key).sort()).toEqual(usual);
        expect(parsed.to).toMatchObject([{ address: "selam@example.org" }]);
        expect([parsed.cc, parsed.bcc, parsed.attachments]).toEqual([undefined, undefined, []]);
        expect([...(parsed.subject ?? "")].length).toBeLessThan(250);
        expect(`${parsed.subject}${parsed.to?.[0]?.name}`).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(Math.max(...raw.split("\r\n").map(({ length }) => length))).toBeLessThan(999);
      }),
      { numRuns: 60 },
    );
  });
});
