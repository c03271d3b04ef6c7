import type { Kysely } from "kysely";
import { ConfigurationError } from "../environment.ts";
import { connectPostgres } from "./connect-postgres.ts";
import { connectSqlite } from "./connect-sqlite.ts";
import { type Deadlines, forLongWork } from "./deadlines.ts";
import type { Database } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

export type SiteDatabase = {
  engine: Engine;
  db: Kysely<Database>;
  /** Rejects with a sentence if nothing can be stored at present. */
  check(): Promise<void>;
  /** To be called after erasing: SQLite's write-ahead log still holds what was erased. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

export type Connecting = {
  deadlines: Deadlines;
  /** Told of a connection that broke while nobody was using it. */
  onError: (error: Error) => void;
};

export function connectDatabase(
  url: string,
  { deadlines = forLongWork, onError = () => {} }: Partial<Connecting> = {},
): SiteDatabase {
  if (url.startsWith("file:")) return connectSqlite(url, deadlines);
  if (/^postgres(ql)?:\/\//.test(url)) return connectPostgres(url, { deadlines, onError });
  throw new ConfigurationError(
    "DATABASE_URL takes file:path/to/site.db or postgres://user:password@host:port/name.",
  );
}
