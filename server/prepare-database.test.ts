import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { sections } from "../content/kinds.ts";
import { forEachDatabase } from "../tests/databases.ts";
import { news } from "../tests/records.ts";
import { removeAll, save } from "../tests/save.ts";
import { totalOf } from "./content/changes.ts";
import { connectDatabase } from "./database/connect.ts";
import { exclusively } from "./database/exclusively.ts";
import { migrations } from "./database/migrations/index.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { ConfigurationError } from "./process/environment.ts";

const names = Object.keys(migrations);

forEachDatabase((engine, open) => {
  test("migrates and fills an empty database once", async () => {
    const { database } = await open({ prepared: false });
    expect(await prepareDatabase(database, { sampleContent: true })).toEqual({
      migrations: names,
      sample: true,
    });
    const totals = await Promise.all(sections.map((kind) => totalOf(database.db, kind)));
    expect(Math.min(...totals)).toBeGreaterThan(0);
    expect(await prepareDatabase(database, { sampleContent: true })).toEqual({
      migrations: [],
      sample: false,
    });
  });

  test("does not load samples again after everything was deleted", async () => {
    const { database } = await open();
    await save(database.db, "news", news("a"));
    await removeAll(database.db, "news");
    expect(await prepareDatabase(database, { sampleContent: true })).toEqual({
      migrations: [],
      sample: false,
    });
  });

  test("loads samples on request if nothing was written before", async () => {
    const { database } = await open();
    expect(await totalOf(database.db, "news")).toBe(0);
    expect((await prepareDatabase(database, { sampleContent: true })).sample).toBe(true);
  });

  test("if four processes start together, one prepares the database for all", async () => {
    const { url, database } = await open({ prepared: false });
    const program = `
      import { connectDatabase } from "${import.meta.dirname}/database/connect.ts";
      import { prepareDatabase } from "${import.meta.dirname}/prepare-database.ts";
      const database = connectDatabase(process.env.DATABASE_URL);
      process.stdin.once("data", async () => {
        console.log(JSON.stringify(await prepareDatabase(database, { sampleContent: true })));
        await database.close();
        process.exit();
      });
      console.log("ready");
    `;
    const processes = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ["--input-type=module", "--eval", program], {
        env: { ...process.env, DATABASE_URL: url },
        stdio: ["pipe", "pipe", "inherit"],
      }),
    );
    await Promise.all(processes.map(({ stdout }) => once(stdout, "data")));
    for (const { stdin } of processes) stdin.write("go\n");
    const results = await Promise.all(processes.map(async ({ stdout }) => JSON.parse(await text(stdout))));

    expect(results.filter(({ sample }) => sample)).toEqual([{ migrations: names, sample: true }]);
    expect(results.filter(({ sample }) => !sample)).toEqual(Array(3).fill({ migrations: [], sample: false }));
    expect(await prepareDatabase(database, { sampleContent: true })).toEqual({
      migrations: [],
      sample: false,
    });
  });

  test("a failed migration leaves nothing behind and says why", async () => {
    const { database } = await open({ prepared: false });
    const name = "9999-fails";
    migrations[name] = async (db) => {
      await sql`create table left_behind (id text)`.execute(db);
      await sql`insert into records (id) values (null)`.execute(db);
    };
    try {
      await expect(prepareDatabase(database, { sampleContent: false })).rejects.toThrow(
        /^The migration 9999-fails failed, and nothing was changed: .*null/i,
      );
    } finally {
      delete migrations[name];
    }
    expect(await prepareDatabase(database, { sampleContent: false })).toEqual({
      migrations: names,
      sample: false,
    });
  });

  test("runs on a database that a newer release has expanded, and not after it has contracted", async () => {
    const { database } = await open();
    const apply = (name: string) =>
      database.db.insertInto("applied_migrations").values({ name, applied_at: "" }).execute();
    await apply("9998-from-the-future");
    expect((await prepareDatabase(database, { sampleContent: false })).migrations).toEqual([]);
    await apply("9999-contract-the-future");
    const refused = prepareDatabase(database, { sampleContent: false });
    await expect(refused).rejects.toThrow(/newer release has removed .+ \(9999-contract-the-future\)/);
    await expect(refused).rejects.toBeInstanceOf(ConfigurationError);
  });

  test("leaves a contract migration to the running site, except in a new database", async () => {
    const existing = await open();
    const name = "9999-contract-test";
    migrations[name] = async (db) => void (await sql`create table contracted (id text)`.execute(db));
    onTestFinished(() => void delete migrations[name]);
    expect((await prepareDatabase(existing.database, { sampleContent: false })).migrations).toEqual([]);
    const fresh = await open({ prepared: false });
    expect((await prepareDatabase(fresh.database, { sampleContent: false })).migrations).toContain(name);
  });

  if (engine === "postgres")
    test("never makes visitors wait behind a migration that waits for a lock", async () => {
      const { url, database } = await open();
      const reader = connectDatabase(url, {
        deadlines: { answer: 5_000, writeLock: 5_000 },
        onError: () => {},
      });
      const name = "9999-locks";
      migrations[name] = async (db) => {
        await sql`alter table mails add column retried integer`.execute(db);
      };
      const attempts: Promise<unknown>[] = [];
      try {
        await exclusively(reader, "enquiries", async (db) => {
          await sql`select count(*) from mails`.execute(db);
          attempts.push(prepareDatabase(database, { sampleContent: false }));
          const isWaiting = async () => {
            const { rows } = await sql`select 1 from pg_locks where not granted
              and relation = 'mails'::regclass`.execute(reader.db);
            return rows.length > 0;
          };
          while (!(await isWaiting())) await pause(5);
          // Waits behind the migration until that gives up.
          await sql`select count(*) from mails`.execute(reader.db);
        });
        expect(await attempts[0]).toMatchObject({ migrations: [name] });
      } finally {
        delete migrations[name];
        await reader.close();
      }
    });

  if (engine === "sqlite")
    test("takes no write lock if there is nothing to do", async () => {
      const { url, database } = await open();
      const writer = connectDatabase(url);
      await exclusively(writer, "preparing", async () => {
        expect(await prepareDatabase(database, { sampleContent: false })).toEqual({
          migrations: [],
          sample: false,
        });
      });
      await writer.close();
    });
});
