import { sql } from "kysely";
import { expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { exclusively } from "../exclusively.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "./index.ts";

forEachDatabase((engine, open) => {
  test("mails of both earlier outboxes wait on in the one, and what was sent is not sent again", async () => {
    const { database } = await open({ prepared: false });
    const { db } = database;
    const earlier = Object.keys(migrations).filter((name) => name < "2026-12-03");
    await migrate(db, engine, earlier);
    const [at, due] = ["2026-11-15T10:00:00.000Z", "2026-11-15T11:00:00.000Z"];
    for (const id of ["SENT", "WAIT"])
      await db
        .insertInto("contact_messages")
        .values(messageRow({ id, created_at: at }))
        .execute();
    await sql`
      insert into enquiry_mails (message_id, attempts, due_at, sent_at, last_error)
      values ('SENT', 1, ${due}, ${due}, null), ('WAIT', 3, ${due}, null, 'EAUTH')`.execute(db);
    await sql`
      insert into staff_mails (id, recipient, subject, body, attempts, created_at, due_at)
      values ('key', 'ada@example.org', 'S', 'B', 2, ${at}, ${due})`.execute(db);

    await exclusively(database, "preparing", (db) => migrate(db, engine));
    const waits = { created_at: at, due_at: due, sent_at: null, given_up_at: null };
    expect(await db.selectFrom("mails").selectAll().orderBy("purpose").orderBy("id").execute()).toMatchObject(
      [
        { ...waits, purpose: "notice", message_id: "SENT", sent_at: due },
        { ...waits, purpose: "notice", message_id: "WAIT", attempts: 3, last_error: "EAUTH" },
        { ...waits, purpose: "staff", id: "key", recipient: "ada@example.org", body: "B", attempts: 2 },
      ],
    );
  });
});
