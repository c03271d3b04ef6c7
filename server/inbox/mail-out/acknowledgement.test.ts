import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { connectDatabase, type SiteDatabase } from "../../database/connect.ts";
import type { MediaStore } from "../../media/store.ts";
import { conversationKey, conversationToken } from "../conversation-token.ts";
import { store } from "../store-messages.ts";
import { mailComposer } from "./compose-mail.ts";

const now = Date.parse("2026-11-15T10:00:00.000Z");
const hours = (count: number) => new Date(now + count * 60 * 60_000);
const fields = {
  name: "Buy pills",
  email: "selam@example.org",
  subject: "at pills.example",
  message: "Cheap!",
};

type Wishes = {
  at?: Date;
  email?: string;
  message?: string;
  spam?: string;
  perMinute?: number;
  acknowledge?: boolean;
  address?: string;
};

async function receive(
  database: SiteDatabase,
  {
    at = hours(0),
    spam,
    perMinute = 999,
    acknowledge = true,
    address = "192.0.2.1",
    ...changed
  }: Wishes = {},
) {
  const sent = { fields: { ...fields, ...changed }, address, formId: undefined };
  const allowance = { perAddress: 99, perMinute, acknowledge };
  const stored = await store(database, { ...sent, spam: spam ?? null, at }, allowance);
  return "reference" in stored ? stored.reference : "";
}

const acknowledged = async ({ db }: SiteDatabase) => {
  const rows = await db
    .selectFrom("mails")
    .selectAll()
    .where("purpose", "=", "acknowledgement")
    .where("message_id", "is not", null)
    .orderBy("created_at")
    .execute();
  return rows;
};

forEachDatabaseInTurn((_engine, fresh) => {
  test("an acknowledgement contains the reference and the data link, and nothing that its sender typed", async () => {
    const { database } = await fresh();
    const reference = await receive(database);
    const [mail] = await acknowledged(database);
    const settings = {
      ...{ mailFrom: "site@example.org", staffEmail: "staff@example.org", siteUrl: "https://example.org" },
      ...{ imapUrl: undefined, replyTo: "answers+{token}@example.org" },
    };
    const compose = mailComposer({ db: database.db, settings, store: {} as MediaStore });
    const composed = mail && (await compose(mail));
    const writer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await writer.sendMail(composed ?? {});
    const parsed = await PostalMime.parse(message as Buffer);
    const key = await conversationKey(database.db);
    expect(parsed.to).toEqual([{ name: "", address: "selam@example.org" }]);
    expect(parsed.subject).toBe(`We have your message (${reference})`);
    const token = conversationToken("acknowledgement", reference, key);
    expect(parsed.messageId).toBe(`<acknowledgement-${token}@example.org>`);
    expect(parsed.text).toContain(
      `https://example.org/my-data/${conversationToken("my data", reference, key)}\n`,
    );
    expect(parsed.replyTo).toMatchObject([
      { address: `answers+${conversationToken("reply", reference, key)}@example.org` },
    ]);
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ "auto-submitted": "auto-replied", "x-auto-response-suppress": "All" });
    expect(String(message)).not.toMatch(/pills|Cheap/i);
  });

  test("acknowledgements are off by default, and are sent once, but not for spam or held messages", async () => {
    const { database } = await fresh();
    await receive(database, { acknowledge: false, message: "one" });
    await receive(database, { spam: "hidden field filled in", message: "two" });
    await receive(database, { message: "three", perMinute: 1 });
    expect(await acknowledged(database)).toEqual([]);
    for (let count = 0; count < 2; count++) await receive(database, { message: "four" });
    expect(await acknowledged(database)).toHaveLength(1);
  });

  test("one address receives three a day, however it is spelt, even if the messages are erased", async () => {
    const { database } = await fresh();
    const { db } = database;
    const spellings = ["selam@example.org", "SELAM@example.org", "selam@EXAMPLE.org", "Selam@example.org"];
    for (const [index, email] of spellings.entries())
      await receive(database, { email, message: `${index}`, at: hours(index) });
    expect(await acknowledged(database)).toHaveLength(3);
    await receive(database, { email: "other@example.org", at: hours(5) });
    expect(await acknowledged(database)).toHaveLength(4);
    await db.deleteFrom("contact_messages").execute();
    await receive(database, { message: "5", at: hours(6) });
    expect(await acknowledged(database)).toEqual([]);
    const noted = JSON.stringify(await db.selectFrom("daily_acts").selectAll().execute());
    expect(noted).not.toMatch(/selam|192\.0/i);
    await receive(database, { message: "6", at: hours(24) });
    expect(await acknowledged(database)).toHaveLength(1);
  });

  test("one mailbox receives three a day, whatever tags and dots its address contains", async () => {
    const { database } = await fresh();
    const tagged = [
      "a@example.org",
      "a+1@example.org",
      "A+2@example.org",
      "a+3@example.org",
      "a+@example.org",
    ];
    const dotted = ["ab@gmail.com", "a.b@gmail.com", "a.b+x@googlemail.com", "A.B@Gmail.com"];
    for (const [index, email] of [...tagged, ...dotted].entries())
      await receive(database, { email, message: `Number ${index}`, address: `192.0.2.${index}` });
    expect((await acknowledged(database)).map(({ recipient }) => recipient).sort()).toEqual(
      [...tagged.slice(0, 3), ...dotted.slice(0, 3)].sort(),
    );
    await receive(database, { email: "a.b@example.org", message: "Elsewhere dots matter" });
    expect(await acknowledged(database)).toHaveLength(7);
  });

  test("sends thirty a day for one network, even with two processes, without affecting other networks", async () => {
    const { database, url } = await fresh();
    const other = connectDatabase(url);
    const both = [database, other];
    const message = (index: number) =>
      `${String.fromCharCode(97 + (index % 26))} ${"word ".repeat(index + 1)}`;
    const many = Array.from({ length: 34 }, (_, index) => index);
    await Promise.all(
      many.map((index) =>
        receive(both[index % 2] ?? database, { email: `${index}@example.org`, message: message(index) }),
      ),
    );
    await other.close();
    expect(await acknowledged(database)).toHaveLength(30);
    await receive(database, { email: "x@example.org", message: "Not from there", address: "198.51.100.1" });
    expect(await acknowledged(database)).toHaveLength(31);
    await receive(database, { email: "y@example.org", message: "A day later", at: hours(24) });
    expect(await acknowledged(database)).toHaveLength(32);
  });
});
