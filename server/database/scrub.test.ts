import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { messageRow } from "../../tests/message-row.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { connectDatabase, type SiteDatabase } from "./connect.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "scrub-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(folder: string): Promise<SiteDatabase> {
  const database = connectDatabase(`file:${join(folder, "site.db")}`);
  onTestFinished(database.close);
  await prepareDatabase(database, { sampleContent: false });
  return database;
}

/** Whether any file in the folder contains the text. */
const holds = (folder: string, text: string) =>
  readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));

/** Of many lengths, so that some fill part of a database page and others several. */
const lengths = Array.from({ length: 60 }, (_, index) => 10 + index * 170);

const messageOf = (id: string, length: number) => ({
  id,
  name: `name-${id}`,
  email: `${id}@example.org`,
  subject: `subject-${id}`,
  message: `message-${id} `.repeat(length / 10),
  created_at: new Date(length).toISOString(),
});

const write = async ({ db }: SiteDatabase, state: string) => {
  for (const length of lengths)
    await db
      .insertInto("contact_messages")
      .values(messageRow(messageOf(`${state}${length}`, length)))
      .execute();
};

test("erased text is neither in the database file nor in its log", async () => {
  const folder = temporaryFolder();
  const database = await open(folder);
  await write(database, "erased");
  await write(database, "stays");
  for (const length of lengths)
    await database.db.deleteFrom("contact_messages").where("id", "=", `erased${length}`).execute();
  await database.scrub();
  expect(holds(folder, "-erased")).toBe(false);
  expect(holds(folder, "erased10@example.org")).toBe(false);
  for (const length of lengths) expect(holds(folder, `message-stays${length} `)).toBe(true);
});

test("waits for readers of erased rows", async () => {
  const folder = temporaryFolder();
  const database = await open(folder);
  await write(database, "erased");
  const other = new Sqlite(join(folder, "site.db"));
  other.exec("begin; select * from contact_messages");
  other.prepare("select count(*) from contact_messages").get();
  await database.db.deleteFrom("contact_messages").execute();
  const scrubbed = database.scrub();
  await database.db.selectFrom("contact_messages").select("id").execute();
  other.close();
  await scrubbed;
  expect(holds(folder, "-erased")).toBe(false);
});
