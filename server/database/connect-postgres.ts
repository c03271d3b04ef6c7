import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { noticeSilence } from "../limits/timeout-breaker.ts";
import { ConfigurationError } from "../process/environment.ts";
import { lendClient } from "./postgres-client.ts";
import type { Database } from "./schema.ts";
import type { Connecting, SiteDatabase } from "./site-database.ts";
import { vacuum } from "./vacuum.ts";
import { writeCheck } from "./write-check.ts";

export function connectPostgres(url: string, { deadlines, onError }: Connecting): SiteDatabase {
  // Checked here because the driver's own complaint would quote the address, password included.
  if (!URL.canParse(url))
    throw new ConfigurationError("DATABASE_URL is not a well-formed postgres:// address.");
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // The server stops working on what nobody waits for any more.
    statement_timeout: deadlines.answer,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Without listeners, a connection that breaks would end the process: in use it speaks for itself, and while
  // idle the pool says the same once more.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  const silence = noticeSilence();
  const connect = () =>
    lendClient(pool, deadlines.answer, silence).catch((cause: unknown) => {
      throw new ConfigurationError(explain(new URL(url), cause), { cause });
    });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
  return {
    engine: "postgres",
    db,
    check: writeCheck(db, deadlines),
    scrub: () => vacuum(url),
    close: () => db.destroy(),
  };
}

/** The one place where PostgreSQL's values become ours: instants as ISO text, 8-byte integers as numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: "text" | "binary") => {
  const parse = pg.types.getTypeParser(type, format as "text");
  if (type === pg.types.builtins.INT8) return Number;
  if (type === pg.types.builtins.TIMESTAMPTZ) return (value: string) => (parse(value) as Date).toISOString();
  return parse;
};

function explain(url: URL, cause: unknown): string {
  const server = `the PostgreSQL server at ${url.hostname || "localhost"}:${url.port || 5432}`;
  const { code, message } = cause as { code?: string; message?: string };
  if (code === "28P01" || code === "28000") return `DATABASE_URL: ${server} refuses this user or password.`;
  if (code === "3D000") return `DATABASE_URL: ${server} has no database "${url.pathname.slice(1)}".`;
  if (code === "53300") return `DATABASE_URL: ${server} has no connection left to give.`;
  return `DATABASE_URL: ${server} cannot be reached (${code ?? message}).`;
}
