import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { timeoutBreaker } from "../limits/timeout-breaker.ts";
import { ConfigurationError } from "../process/environment.ts";
import { connectClient } from "./postgres-client.ts";
import type { Database } from "./schema.ts";
import type { ConnectionOptions, SiteDatabase } from "./site-database.ts";
import { vacuum } from "./vacuum.ts";
import { writeCheck } from "./write-check.ts";

export function connectPostgres(
  url: string,
  { deadlines, poolSize, onError }: ConnectionOptions,
): SiteDatabase {
  // Checked here, because the error of the driver would quote the address with its password.
  if (!URL.canParse(url))
    throw new ConfigurationError("DATABASE_URL is not a well-formed postgres:// address.");
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // The server stops working on a query once its caller has given up.
    statement_timeout: deadlines.answer,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Without listeners, a broken connection would end the process. The connection reports the error itself, so the same
  // error from the pool is ignored.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  const breaker = timeoutBreaker();
  let changes = 0;
  const onChange = () => changes++;
  const connect = () =>
    connectClient(pool, { deadline: deadlines.answer, breaker, onChange }).catch((cause: unknown) => {
      throw new ConfigurationError(explain(new URL(url), cause), { cause });
    });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
  return {
    engine: "postgres",
    db,
    concurrentChanges: Math.floor(poolSize * 0.6),
    check: writeCheck(db, deadlines),
    scrub: () => vacuum(url),
    changeMark: () => changes,
    ownChanges: () => changes,
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      ...{ idle: pool.idleCount, waiting: pool.waitingCount, max: pool.options.max },
    }),
    close: () => db.destroy(),
  };
}

/** Converts values as both engines must return them: instants as ISO text, 8-byte integers as numbers. */
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
