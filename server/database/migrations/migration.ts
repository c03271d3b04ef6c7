import type { QueryExecutorProvider } from "kysely";

/** Gets only a connection for SQL, so that later changes to types and functions of the program cannot affect it. */
export type Migration = (db: QueryExecutorProvider, engine: "sqlite" | "postgres") => Promise<void>;
