import type { QueryExecutorProvider } from "kysely";

/** It is given nothing but a place to run SQL: a later change of the program's types and functions cannot reach it. */
export type Migration = (db: QueryExecutorProvider, engine: "sqlite" | "postgres") => Promise<void>;
