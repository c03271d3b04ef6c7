import { ConfigurationError } from "../process/environment.ts";
import { connectPostgres } from "./connect-postgres.ts";
import { connectSqlite } from "./connect-sqlite.ts";
import { type ConnectionOptions, forLongWork, type SiteDatabase } from "./site-database.ts";

export type { Engine, SiteDatabase } from "./site-database.ts";

export function connectDatabase(
  url: string,
  { deadlines = forLongWork, poolSize = 10, onError = () => {} }: Partial<ConnectionOptions> = {},
): SiteDatabase {
  if (url.startsWith("file:")) return connectSqlite(url, deadlines);
  if (/^postgres(ql)?:\/\//.test(url)) return connectPostgres(url, { deadlines, poolSize, onError });
  throw new ConfigurationError(
    "DATABASE_URL must be file:path/to/site.db or postgres://user:password@host:port/name.",
  );
}
