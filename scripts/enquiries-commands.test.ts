import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { connectDatabase } from "../server/database/connect.ts";
import { isOverdue } from "../server/inbox/answer-due.ts";
import { close, markAnswered, markSpam, reopen } from "../server/inbox/change-state.ts";
import { inboxOf } from "../server/inbox/conversations/inbox.ts";
import { messagesOf } from "../server/inbox/enquiries-commands.ts";
import { claimMails, markFailed } from "../server/inbox/mail-out/deliveries.ts";
import { store } from "../server/inbox/store-messages.ts";
import { emailKey } from "../server/mail/email-key.ts";
import { maxAttempts } from "../server/mail/retries.ts";
import { openFolderStore } from "../server/media/folder-store.ts";
import { createLog } from "../server/process/log.ts";
import { forEachDatabase } from "../tests/databases.ts";
import { commands } from "./enquiries-commands.ts";
import { toWidth } from "./terminal-text.ts";

test("a cell has exactly its width and contains no control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 40 }), (text, width) => {
      const cell = toWidth(text, width);
      expect(toWidth(cell, width)).toBe(cell);
      expect(cell).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
  expect(toWidth("ሰላም ለዓለም", 6)).toBe("ሰላም ለ…");
  expect(toWidth("👋🏿👋🏿👋🏿", 5)).toBe("👋🏿👋🏿…");
  expect(toWidth("a", 3)).toBe("a  ");
});

forEachDatabase((engine, fresh) => {
  const now = new Date("2026-11-15T12:00:00.000Z");

  async function open() {
    const { database, url } = await fresh();
    const receive = async (hoursAgo: number, name: string, spam: string | null = null, perMinute = 99) => {
      const at = new Date(now.getTime() - hoursAgo * 60 * 60_000);
      const fields = {
        name,
        email: `${name.toLowerCase()}@example.org`,
        subject: `${name} asks`,
        message: "=1+1\nhere",
      };
      const stored = await store(
        database,
        { fields, address: "192.0.2.1", formId: undefined, spam, at },
        { perAddress: 99, perMinute },
      );
      return "reference" in stored ? stored.reference : "";
    };
    const folder = mkdtempSync(join(tmpdir(), "files-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const parts = { database, store: openFolderStore(folder), log: createLog("silent") };
    const messages = messagesOf(parts, () => now);
    const run = (name: string, ...words: string[]) => commands[name]?.(messages, words);
    return { database, url, receive, run };
  }

  describe("a command", () => {
    test("lists unanswered messages, oldest first, and messages in any other state by its name", async () => {
      const { receive, run } = await open();
      expect(await run("list")).toEqual({ code: 3, text: "No messages." });
      const recent = await receive(1, "Abebe");
      const late = await receive(25, "Selam");
      const junk = await receive(30, "Junk", "hidden field filled in");
      const lines = (await run("list"))?.text.split("\n") ?? [];
      expect(lines.slice(1).map((line) => line.split(/ {2,}/))).toEqual([
        [late, "2026-11-14 11:00", "overdue", "Selam", "Selam asks"],
        [recent, "2026-11-15 11:00", "new", "Abebe", "Abebe asks"],
      ]);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
      expect((await run("list", "overdue"))?.text).not.toContain(recent);
      expect((await run("list", "spam"))?.text).toContain(junk);
      expect(await run("list", "nonsense")).toBeUndefined();
    });

    test("lists the same messages as overdue as the desk, to the millisecond", async () => {
      const { database, receive, run } = await open();
      const { db } = database;
      const late = await receive(24, "Late");
      const soon = await receive(23.9, "Soon");
      const closed = await receive(30, "Closed");
      await close(db, closed, now);
      // Answered, and asked again an hour ago.
      const again = await receive(40, "Again");
      await markAnswered(db, again, new Date(now.getTime() - 7_200_000));
      await reopen(db, again, new Date(now.getTime() - 3_600_000));
      const spam = await receive(50, "Spam");
      await markSpam(db, spam, "marked by hand", now);
      const referencesIn = async (name: string) =>
        [...((await run("list", name))?.text.matchAll(/^\S{4}-\S{4}(?= )/gm) ?? [])].map(String);
      expect(await referencesIn("overdue")).toEqual([late]);
      expect((await referencesIn("new")).toSorted()).toEqual([late, soon, again].toSorted());
      expect(await referencesIn("closed")).toEqual([closed]);
      const inbox = inboxOf({
        database,
        settings: { siteUrl: "https://example.org" },
        wake: () => {},
        now: () => now,
      });
      expect(await inbox.waiting()).toEqual({ waiting: 3, overdue: 1 });
      const { rows } = await inbox.list({ tab: "waiting", person: "" });
      const overdue = rows.filter(({ due_at }) => due_at && isOverdue({ due_at }, now));
      expect(overdue.map(({ id }) => id)).toEqual([late]);
    });

    test("shows and marks messages, and says which do not exist", async () => {
      const { receive, run } = await open();
      const id = await receive(1, "Abebe");
      expect((await run("show", id.toLowerCase()))?.text).toContain("From: Abebe <abebe@example.org>");
      expect(await run("answered", id)).toEqual({ code: 0, text: `${id} is marked as answered.` });
      expect((await run("show", id))?.text).toContain("State: answered 2026-11-15 12:00 UTC");
      expect((await run("list", "answered"))?.text).toContain(id);
      expect((await run("unanswered", id))?.code).toBe(0);
      expect((await run("spam", id))?.code).toBe(0);
      expect((await run("list"))?.code).toBe(3);
      expect((await run("not-spam", id))?.code).toBe(0);
      expect((await run("list"))?.code).toBe(0);
      expect(await run("answered", "0000-0000")).toEqual({ code: 3, text: "There is no message 0000-0000." });
      expect(await run("answered")).toBeUndefined();
      expect(await run("show", "what?")).toBeUndefined();
    });

    test("exports all messages for a spreadsheet, into a file that only its owner can read", async () => {
      const { receive, run } = await open();
      const id = await receive(1, "Abebe");
      const folder = mkdtempSync(join(tmpdir(), "letters-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const path = join(folder, "letters.csv");
      expect((await run("export", path))?.code).toBe(0);
      expect(readFileSync(path, "utf8")).toBe(
        `\uFEFF"reference","received","state","name","email","subject","message","spam","answered"\r\n"${id}","2026-11-15T11:00:00.000Z","new","Abebe","abebe@example.org","Abebe asks","'=1+1\nhere","",""\r\n`,
      );
      expect(statSync(path).mode & 0o777).toBe(0o600);
    });

    test("erases one person's messages with their mail, but only with --yes", async () => {
      const { database, receive, run } = await open();
      await receive(1, "Abebe");
      const other = await receive(1, "Selam");
      expect((await run("erase", "ABEBE@example.org"))?.code).toBe(2);
      expect((await run("list"))?.text).toContain("Abebe");
      expect((await run("erase", "ABEBE@example.org", "--yes"))?.code).toBe(0);
      const mails = await database.db.selectFrom("mails").select("message_id").execute();
      expect(mails).toEqual([{ message_id: other }]);
      expect((await run("erase", "abebe@example.org", "--yes"))?.code).toBe(3);
    });

    test("erases messages again that an older backup restored, from a list without names", async () => {
      const { database, receive, run } = await open();
      const ids = [await receive(1, "Abebe"), await receive(1, "Selam")];
      const before = await database.db.selectFrom("contact_messages").selectAll().execute();
      await run("erase", "abebe@example.org", "--yes");
      const folder = mkdtempSync(join(tmpdir(), "erased-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const path = join(folder, "list.txt");
      expect((await run("erased", path))?.text).toContain("Listed 1 erased message in");
      expect(readFileSync(path, "utf8")).toMatch(/^[\da-f]{64}\n$/);

      await database.db.deleteFrom("contact_messages").execute();
      await database.db.insertInto("contact_messages").values(before).execute();
      expect(await run("erase-again", path)).toEqual({ code: 0, text: "Erased 1 message again." });
      expect(await database.db.selectFrom("contact_messages").select("id").execute()).toEqual([
        { id: ids[1] },
      ]);
      expect((await run("erase-again", path))?.code).toBe(3);
      expect((await run("erase-again", join(folder, "none")))?.code).toBe(1);
    });

    test.each([
      ["ada@münchen.example", "ADA@xn--mnchen-3ya.example"],
      ["ada@xn--mnchen-3ya.example", "ada@MÜNCHEN.example"],
      ["Ünal@example.org", "ünal@example.org"],
    ])("erases the messages of %s, given as %s", async (stored, asked) => {
      const { database, receive, run } = await open();
      await receive(1, "Ada");
      await database.db
        .updateTable("contact_messages")
        .set({ email: stored, email_key: emailKey(stored) })
        .execute();
      await receive(1, "Selam");
      expect((await run("erase", asked))?.text).toContain("erases 1 message from");
      expect((await run("erase", asked, "--yes"))?.code).toBe(0);
      expect((await run("list"))?.text).toMatch(/^(?!.*Ada asks).*Selam asks/s);
    });

    if (engine === "sqlite")
      test("leaves no trace of erased messages in the files, even while the site has them open", async () => {
        const { database, url, receive, run } = await open();
        for (let count = 0; count < 20; count++)
          await receive(count, count % 2 ? "Selam" : `Abebe${" whispered secret".repeat(count)}`);
        await database.db
          .updateTable("contact_messages")
          .set({ email: "a@example.org", email_key: "a@example.org" })
          .where("name", "like", "Abebe%")
          .execute();
        const path = url.slice("file:".length);
        const bytes = () => [path, `${path}-wal`].map((file) => readFileSync(file, "latin1")).join();
        const site = connectDatabase(url);
        onTestFinished(() => site.close());
        await site.db.selectFrom("contact_messages").selectAll().execute();
        expect(bytes()).toContain("whispered secret");
        expect((await run("erase", "a@example.org", "--yes"))?.code).toBe(0);
        expect(bytes()).not.toContain("whispered secret");
        expect(bytes()).toContain("Selam asks");
      });

    test("shows held messages, mails a released one, and discards the rest only with --yes", async () => {
      const { database, receive, run } = await open();
      const answerable = await receive(1, "Abebe");
      const held = await receive(1, "Held", null, 1);
      const flood = await receive(1, "Flood", null, 1);
      const list = (await run("list"))?.text;
      expect(list).toContain("Abebe asks");
      expect(list).not.toContain("Held asks");
      expect(list).toContain("Held messages: 2. See `list held`.");
      expect((await run("list", "held"))?.text).toContain("Held asks");
      const shown = (await run("show", held))?.text;
      expect(shown).toContain("State: held (many messages in one minute)\nMail to staff: none");

      expect(await run("release", held)).toEqual({
        code: 0,
        text: `${held} will be mailed by the running site.`,
      });
      expect(await run("release", held)).toEqual({ code: 3, text: `There is no held message ${held}.` });
      const mails = await claimMails(database.db, now, 9);
      expect(mails.map(({ message_id }) => message_id).sort()).toEqual([answerable, held].sort());

      expect((await run("discard", "held"))?.code).toBe(2);
      expect(await run("discard", "everything", "--yes")).toBeUndefined();
      expect((await run("list", "held"))?.text).toContain(flood);
      expect((await run("discard", "held", "--yes"))?.code).toBe(0);
      expect((await run("list", "held"))?.code).toBe(3);
      expect((await run("list"))?.text).toContain("Held asks");
    });

    test("no longer holds a message once it is marked as spam or answered", async () => {
      const { receive, run } = await open();
      await receive(1, "Abebe");
      const ids = [await receive(1, "Spam", null, 1), await receive(1, "Answered", null, 1)];
      expect((await run("list", "held"))?.text.split("\n")).toHaveLength(3);
      await run("spam", ids[0] ?? "");
      await run("answered", ids[1] ?? "");
      expect((await run("list", "held"))?.code).toBe(3);
      expect((await run("list", "spam"))?.text).toContain("Spam asks");
      expect((await run("list", "answered"))?.text).toContain("Answered asks");
    });

    test("sends failed mail again", async () => {
      const { database, receive, run } = await open();
      const id = await receive(80, "Abebe");
      expect((await run("resend"))?.code).toBe(3);
      for (const mail of await claimMails(database.db, now, 1))
        await markFailed(database.db, { ...mail, attempts: maxAttempts }, { problem: "EAUTH" }, now);
      expect((await run("list"))?.text).toContain("overdue, !");
      expect(await claimMails(database.db, now, 1)).toEqual([]);
      expect((await run("resend"))?.code).toBe(0);
      expect(await claimMails(database.db, now, 1)).toMatchObject([{ message_id: id }]);
    });
  });
});
