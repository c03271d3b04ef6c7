import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Lets the oldest entries of the staff log be deleted, and nothing else: those of more than five years ago, and those
 * before the newest 200,000. The database decides, so that no program can remove a recent entry.
 */
export const limitStaffLog: Migration = async (db, engine) => {
  for (const statement of statements[engine]) await sql.raw(statement).execute(db);
};

const isRecent = (fiveYearsAgo: string) =>
  `old.at > ${fiveYearsAgo} and old.number > (select max(number) from staff_log) - 200000`;

const statements = {
  sqlite: [
    "drop trigger staff_log_no_delete",
    `create trigger staff_log_no_delete before delete on staff_log
      when ${isRecent("strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-5 years')")}
      begin select raise(abort, 'The log of the staff only grows.'); end`,
  ],
  postgres: [
    "drop trigger staff_log_only_grows on staff_log",
    `create trigger staff_log_only_grows before update or truncate on staff_log
      for each statement execute function refuse_staff_log_change()`,
    `create function refuse_recent_staff_log_delete() returns trigger language plpgsql as
      $$ begin
        if ${isRecent("now() - interval '5 years'")} then
          raise exception 'The log of the staff only grows.';
        end if;
        return old;
      end $$`,
    `create trigger staff_log_keeps_recent before delete on staff_log
      for each row execute function refuse_recent_staff_log_delete()`,
  ],
};
