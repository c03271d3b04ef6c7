import type { Kysely } from "kysely";
import { ConfigurationError } from "../environment.ts";
import { connectPostgres } from "./connect-postgres.ts";
import { connectSqlite } from "./connect-sqlite.ts";
import type { Database } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

export type SiteDatabase = {
  engine: Engine;
  db: Kysely<Database>;
  /** Takes what was deleted out of the files, too. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

/** Told of a connection that broke while nobody was using it. */
export type OnConnectionError = (error: Error) => void;

export function connectDatabase(url: string, onError: OnConnectionError = () => {}): SiteDatabase {
  if (url.startsWith("file:")) return connectSqlite(url);
  if (/^postgres(ql)?:\/\//.test(url)) return connectPostgres(url, onError);
  throw new ConfigurationError(
    "DATABASE_URL takes file:path/to/site.db or postgres://user:password@host:port/name.",
  );
}
