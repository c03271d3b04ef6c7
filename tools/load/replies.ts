/** Many waiting replies, sent by the real site through a real SMTP server. */
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { openMailbox } from "../../tests/mailbox.ts";
import { messageRow } from "../../tests/message-row.ts";
import { queueReply } from "../../tests/reply-to-send.ts";
import { startSiteProcess } from "../../tests/site.ts";

/** Mails per second. */
const wanted = 50;

export async function sendReplies(name: string, databaseUrl: string, count: number): Promise<boolean> {
  const database = connectDatabase(databaseUrl);
  await prepareDatabase(database, { sampleContent: false });
  for (let index = 0; index < count; index++) {
    const id = `LOAD-${index}`;
    await database.db.insertInto("contact_messages").values(messageRow({ id })).execute();
    await queueReply(database.db, { message_id: id });
  }
  const mailbox = await openMailbox();
  const site = await startSiteProcess({
    ...{ DATABASE_URL: databaseUrl, LOG_LEVEL: "error", SITE_URL: "https://example.org" },
    ...{ SMTP_URL: mailbox.url, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
  });
  await mailbox.arrived(1);
  const [early, began] = [mailbox.mails.length, performance.now()];
  await mailbox.arrived(count);
  const rate = (count - early) / ((performance.now() - began) / 1000);
  await site.stop();
  await mailbox.close();
  const unsent = await database.db.selectFrom("mails").select("id").where("sent_at", "is", null).execute();
  await database.close();

  const arrived = mailbox.mails.map(({ messageId }) => messageId);
  const doubled = arrived.length - new Set(arrived).size;
  process.stdout.write(
    `${name}: ${count} replies\n  ${Math.round(rate)} per second, arrived ${new Set(arrived).size}, ` +
      `duplicated ${doubled}, not marked as sent ${unsent.length}\n`,
  );
  return rate >= wanted && doubled === 0 && new Set(arrived).size === count && unsent.length === 0;
}
