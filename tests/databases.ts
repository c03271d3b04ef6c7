import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, inject } from "vitest";
import { connectDatabase, type Engine, type SiteDatabase } from "../server/database/connect.ts";
import { prepareDatabase } from "../server/database/prepare.ts";

type Fresh = { url: string; database: SiteDatabase };
type Open = (wishes?: { prepared?: boolean }) => Promise<Fresh>;

const engines: Record<Engine, () => Promise<{ url: string; remove: () => Promise<void> }>> = {
  async sqlite() {
    const folder = await mkdtemp(join(tmpdir(), "site-"));
    return {
      url: `file:${join(folder, "site.db")}`,
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async postgres() {
    const server = inject("postgresUrl");
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await administer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = name;
    return { url: url.href, remove: () => administer(server, `drop database ${name} with (force)`) };
  },
};

/** Runs the same tests on both engines. What they open is a database of their own, removed after the last test. */
export function forEachDatabase(suite: (engine: Engine, open: Open) => void): void {
  // `npm run check` starts no PostgreSQL.
  const available: Engine[] = inject("postgresUrl") ? ["sqlite", "postgres"] : ["sqlite"];
  describe.each(available)("on %s", (engine) => {
    const cleanups: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const cleanup of cleanups.reverse()) await cleanup();
    });
    suite(engine, async ({ prepared = true } = {}) => {
      const { url, remove } = await engines[engine]();
      cleanups.push(remove);
      const database = connectDatabase(url);
      cleanups.push(() => database.close());
      if (prepared) await prepareDatabase(database, { sampleContent: false });
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
