import { describe, expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { openEnquiries as open, tab, words } from "../../tests/enquiries.ts";
import { messagesByLanguage } from "../../tests/messages-by-language.ts";
import { markNotSpam, markSpam } from "./change-state.ts";
import { detectLanguage } from "./detect-language.ts";

import { spamReason } from "./spam.ts";

const at = new Date("2026-11-15T12:00:00.000Z");
const reasonOf = (message: string, more: object = {}) =>
  spamReason({ fields: { ...words, message, ...more }, honeypot: "", elapsed: 30_000 });

test.each(messagesByLanguage)(
  "a genuine message does not look like spam, and its language is detected if possible: %s",
  ({ text, language }) => {
    expect(reasonOf(text)).toBeNull();
    expect(detectLanguage(text)).toBe(language);
  },
);

test.each([
  ["https://casino.example", "nothing but links"],
  ["Look at these: https://a.example https://b.example www.c.example", "many links"],
  ["[url=https://pills.example]pills[/url] for everyone in your family", "links written as forums want them"],
  [
    Array.from({ length: 6 }, (_, index) => `See https://shop${index}.example for more.`).join(" "),
    "many links",
  ],
])("“%s” looks like spam: %s", (message, reason) => expect(reasonOf(message)).toBe(reason));

test("a link in the name looks like spam, and several reasons are joined", () => {
  expect(reasonOf("Hello, I have a question.", { name: "Win at https://a.example" })).toBe(
    "a link in the name",
  );
  const fields = { ...words, message: "https://casino.example" };
  expect(spamReason({ fields, honeypot: "x", elapsed: 100 })).toBe(
    "hidden field filled in; a link, sent faster than anyone types; nothing but links",
  );
});

forEachDatabaseInTurn((_engine, fresh) => {
  describe("what looks like spam", () => {
    test("is not mailed to staff, and “not spam” restores its due time and its notice, once", async () => {
      const { database } = await fresh();
      const { reference, messages } = open(database);
      const id = (await reference({ ...words, homepage: "x", ...tab("a") })) as string;
      expect(await messages()).toMatchObject([{ id, state: "spam", due_at: null }]);
      const { db } = database;
      expect(await db.selectFrom("mails").selectAll().execute()).toEqual([]);
      expect(await markNotSpam(db, id, at)).toBe(true);
      expect(await markNotSpam(db, id, at)).toBe(true);
      expect(await messages()).toMatchObject([
        { state: "waiting", spam: null, due_at: "2026-11-16T10:00:00.000Z" },
      ]);
      expect(await db.selectFrom("mails").select(["purpose", "message_id"]).execute()).toEqual([
        { purpose: "notice", message_id: id },
      ]);
      expect(await markNotSpam(db, "ZZZZ-ZZZZ", at)).toBe(false);
    });

    test("includes mail from an address that staff have marked, but not from others of its domain", async () => {
      const { database } = await fresh();
      const { reference, messages, clock } = open(database);
      const id = (await reference(words)) as string;
      await markSpam(database.db, id, "marked by Selam", at);
      clock.now += 60_000;
      await reference({ ...words, email: "SELAM@example.org", message: "Another text" });
      await reference({ ...words, email: "almaz@example.org", message: "And another" });
      expect((await messages()).map(({ spam }) => spam).sort()).toEqual([
        "marked by Selam",
        null,
        "this e-mail address has sent spam before",
      ]);
    });
  });
});
