import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { messageRow } from "../../tests/message-row.ts";
import { createLog } from "../process/log.ts";
import type { SiteDatabase } from "./connect.ts";

const name = "Selam Tesfaye";
const message = { id: "1", name, email: "selam@example.org", subject: "Private", message: "My story" };
const personal = /Selam|selam@|Private|My story/;

const failures: Record<string, (database: SiteDatabase) => Promise<unknown>> = {
  "a row without what it must have": ({ db }) =>
    db
      .insertInto("contact_messages")
      .values({ ...messageRow(message), created_at: null as never })
      .execute(),
  "a row that already exists": async ({ db }) => {
    const row = messageRow(message);
    await db.insertInto("contact_messages").values(row).execute();
    await db.insertInto("contact_messages").values(row).execute();
  },
  "a value of the wrong kind": ({ db }) =>
    sql`insert into mails (message_id, attempts, due_at) values (${name}, ${name}, ${name})`.execute(db),
  "a table that does not exist": ({ db }) => sql`insert into letters (name) values (${name})`.execute(db),
  "a failure in the middle of a transaction": ({ db }) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("contact_messages")
        .values({ ...messageRow({ ...message, id: "2" }), subject: null as never })
        .execute();
    }),
};

forEachDatabase((_, open) => {
  let database: SiteDatabase;
  beforeAll(async () => {
    ({ database } = await open());
  });

  test.each(Object.entries(failures))(
    "%s: the log names the failure, but quotes nothing of the message",
    async (_, fail) => {
      const error = await fail(database).then(
        () => "no error",
        (reason: Error) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      let logged = "";
      createLog("error", (line) => {
        logged += line;
      }).error("An enquiry could not be stored", { error });
      expect(logged).toMatch(/contact_messages|mails|letters|FOREIGN KEY|value/);
      for (const text of [logged, JSON.stringify(error), JSON.stringify(Object.values(error))])
        expect(text).not.toMatch(personal);
    },
  );
});
