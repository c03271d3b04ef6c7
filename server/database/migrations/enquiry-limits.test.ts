import { sql } from "kysely";
import { expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import { createContent } from "./2026-11-15-content.ts";
import { createEnquiries } from "./2026-11-16-enquiries.ts";
import { limitEnquiries } from "./2026-11-19-enquiry-limits.ts";

forEachDatabase((engine, open) => {
  test("messages and mails of an earlier version are kept, without what the mail server had said", async () => {
    const { database } = await open({ prepared: false });
    const { db } = database;
    await createContent(db, engine);
    await createEnquiries(db, engine);
    const at = "2026-11-15T10:00:00.000Z";
    await sql`
      insert into contact_messages (id, name, email, subject, message, created_at, sender, visit, words)
      values ('7K3M-QX9D', 'Selam', 'selam@example.org', 'S', 'M', ${at}, 's', 'v', 'w')`.execute(db);
    await sql`
      insert into enquiry_mails (message_id, attempts, due_at, last_error)
      values ('7K3M-QX9D', 3, ${at}, '550 <selam@example.org>')`.execute(db);

    await limitEnquiries(db, engine);
    expect(await db.selectFrom("contact_messages").selectAll().execute()).toMatchObject([
      { id: "7K3M-QX9D", name: "Selam", created_at: at, form_id: "v", content_hash: "w", held: null },
    ]);
    expect((await sql`select * from enquiry_mails`.execute(db)).rows).toMatchObject([
      { message_id: "7K3M-QX9D", attempts: 3, last_error: null },
    ]);
  });
});
