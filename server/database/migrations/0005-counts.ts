import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What is read, as sums per day without anything about the readers; and care for what is published. */
export const addCounts: Migration = async (db, engine) => {
  // "C" sorts like SQLite.
  const sortedText = sql.raw(engine === "postgres" ? 'text collate "C"' : "text");
  await sql`create table counts (
    day ${sortedText} not null,
    what text not null constraint counts_what_check check (what in ('page', 'file', 'search', 'referrer')),
    name ${sortedText} not null,
    language text not null,
    count integer not null,
    primary key (day, what, name, language)
  )`.execute(db);

  const instant = sql.raw(engine === "postgres" ? "timestamptz(3)" : "text");
  const ofEdition = sql.raw(
    "edition_id text primary key not null references editions (id) on delete cascade",
  );
  await sql`create table care_checks (
    ${ofEdition}, revision integer not null, checked_at ${instant} not null, findings text not null
  )`.execute(db);
  await sql`create index care_checks_by_time on care_checks (checked_at)`.execute(db);
  await sql`create table care_reviews (
    ${ofEdition}, at ${instant} not null, staff_id text, staff_name text not null
  )`.execute(db);
  await sql`create table care_links (
    address ${sortedText} primary key not null, seen_at ${instant} not null, asked_at ${instant},
    failures integer not null, status integer
  )`.execute(db);
  await sql`create table care_settings (
    name text primary key not null constraint care_settings_name_check check (name in ('care')),
    review_months integer not null constraint care_settings_review_months_check check (review_months between 1 and 60),
    asks_links integer not null constraint care_settings_asks_links_check check (asks_links in (0, 1))
  )`.execute(db);
};
