import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What has been reported to the operator, the requests of each minute, and the request that brought a message. */
export const addAlerts: Migration = async (db, engine) => {
  const instant = engine === "sqlite" ? "text" : "timestamptz(3)";
  const statements = [
    `create table alerts (name text primary key not null,
      state text not null constraint alerts_state_check check (state in ('waiting', 'begun', 'ended')),
      since ${instant} not null, changed_at ${instant} not null, fine_since ${instant}, report text,
      tries integer not null default 0)`,
    `create table request_sums (minute ${instant} primary key not null, requests integer not null,
      errors integer not null)`,
    "alter table contact_messages add column request_id text",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
