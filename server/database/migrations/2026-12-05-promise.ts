import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** How well the promise of an answer was kept is read from the index alone, without the messages. */
export const indexAnswers: Migration = async (db) => {
  await sql`create index contact_messages_answers on contact_messages (created_at, state, first_answer_at)`.execute(
    db,
  );
};
