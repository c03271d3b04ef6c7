/** What the rest of the program knows of the database, whichever engine it is. */
import type { Kysely } from "kysely";
import type { Deadlines } from "./deadlines.ts";
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
