import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, inject } from "vitest";
import { connectDatabase, type Engine, type SiteDatabase } from "../server/database/connect.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { preparedFile } from "./prepared-file.ts";

type OpenedDatabase = { url: string; database: SiteDatabase };
type Open = (options?: { prepared?: boolean }) => Promise<OpenedDatabase>;
type CreatedDatabase = { url: string; remove: () => Promise<void> };

const empty: Record<Engine, (template?: string) => Promise<CreatedDatabase>> = {
  async sqlite() {
    const folder = await mkdtemp(join(tmpdir(), "site-"));
    return {
      url: `file:${join(folder, "site.db")}`,
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async postgres(template = "template1") {
    const server = inject("postgresUrl");
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    // Twice as fast as by the write-ahead log.
    await administer(server, `create database ${name} template ${template} strategy file_copy`);
    const url = new URL(server);
    url.pathname = name;
    return { url: url.href, remove: () => administer(server, `drop database ${name} with (force)`) };
  },
};

/** Prepares one database, and returns a function that copies it: faster than running the migrations each time. */
const templates: Record<Engine, () => Promise<() => Promise<CreatedDatabase>>> = {
  async sqlite() {
    const content = await preparedFile(false);
    return async () => {
      const copy = await empty.sqlite();
      await writeFile(copy.url.slice("file:".length), content);
      return copy;
    };
  },
  async postgres() {
    const { url } = await prepare(await empty.postgres());
    return () => empty.postgres(new URL(url).pathname.slice(1));
  },
};

async function prepare(made: CreatedDatabase): Promise<CreatedDatabase> {
  const database = connectDatabase(made.url);
  await prepareDatabase(database, { sampleContent: false });
  await database.close();
  return made;
}

/** One for all files that a worker runs. */
const prepared: Partial<Record<Engine, ReturnType<(typeof templates)[Engine]>>> = {};

async function copyOfPrepared(engine: Engine): Promise<CreatedDatabase> {
  prepared[engine] ??= templates[engine]();
  return (await prepared[engine])();
}

/** `npm run check` starts no PostgreSQL. */
export const availableEngines = (): Engine[] => (inject("postgresUrl") ? ["sqlite", "postgres"] : ["sqlite"]);

/** A database that the site has never used; for SQLite, the file does not exist yet. */
export const emptyDatabase = (engine: Engine): Promise<CreatedDatabase> => empty[engine]();

type Suite = (engine: Engine, open: Open) => void;

/** Runs the same tests on both engines. Each opened database is separate, and removed after the last test. */
export const forEachDatabase = (suite: Suite): void => onEngines(availableEngines(), suite);

/** For tests about more than SQL: on SQLite in `npm test`, on PostgreSQL in `npm run test:everywhere`. */
export function forEachDatabaseInTurn(suite: Suite): void {
  const turns: Record<string, Engine[]> = { usual: ["sqlite"], longest: ["postgres"] };
  onEngines(turns[process.env.UNIT_TESTS ?? ""] ?? availableEngines(), suite);
}

function onEngines(engines: Engine[], suite: Suite): void {
  describe.each(engines)("on %s", (engine) => {
    const cleanups: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const cleanup of cleanups.reverse()) await cleanup();
    });
    suite(engine, async ({ prepared = true } = {}) => {
      const { url, remove } = await (prepared ? copyOfPrepared(engine) : empty[engine]());
      cleanups.push(remove);
      const database = connectDatabase(url);
      cleanups.push(() => database.close());
      return { url, database };
    });
  });
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
