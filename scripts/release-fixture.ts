/**
 * `npm run release-fixture`: dumps a database as this version of the program fills it, under the name of the newest
 * migration, so that all later versions are tested with it.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "../server/database/connect.ts";
import { migrations } from "../server/database/migrations/index.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { startPostgres } from "../tests/postgres.ts";
import { type Dump, toSql } from "./release-fixture/dump.ts";
import { dumpPostgres } from "./release-fixture/dump-postgres.ts";
import { dumpSqlite } from "./release-fixture/dump-sqlite.ts";
import { fill } from "./release-fixture/fill.ts";

const path = `server/database/migrations/releases/${Object.keys(migrations).at(-1)}`;

if (existsSync(`${path}.sqlite.sql`)) {
  console.error(`${path}.sqlite.sql already exists. The fixture of a release never changes.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "release-"));
const file = join(folder, "site.db");
const postgres = await startPostgres();
try {
  await write("sqlite", `file:${file}`, () => dumpSqlite(file));
  await write("postgres", postgres.url("postgres"), dumpPostgres);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function write(engine: string, url: string, dump: (url: string) => Dump | Promise<Dump>) {
  const database = connectDatabase(url);
  await prepareDatabase(database, { sampleContent: false });
  await fill(database);
  await database.close();
  writeFileSync(`${path}.${engine}.sql`, toSql(await dump(url)));
  console.log(`${path}.${engine}.sql`);
}
