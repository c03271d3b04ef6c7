import { connectDatabase } from "../../../server/database/connect.ts";
import { queueMail } from "../../../server/mail/outbox.ts";
import { prepareDatabase } from "../../../server/prepare-database.ts";
import { messageRow } from "../../../tests/message-row.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";

function send(url: string, message: string, from: string): Promise<Response> {
  const body = new URLSearchParams({
    name: "Somebody",
    email: "somebody@example.org",
    subject: "Flood",
    message,
  });
  return fetch(`${url}/contact`, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { "x-forwarded-for": from },
  });
}

/** The site must accept a visitor's message while others flood the form. */
async function expectTaken(url: string): Promise<void> {
  const { status } = await send(url, "An honest question", "192.0.2.77");
  if (status !== 303) throw new Error(`An honest message was answered with ${status}.`);
}

const behindProxy = () => ({ TRUST_PROXY: "on" });

export const enquiryAttacks: Attack[] = [
  {
    name: "300 messages from the networks of one provider",
    environment: behindProxy,
    run: async ({ url }) => {
      const answers = await flood(300, 10, (index) =>
        statusOf(send(url, `Flood ${index}`, `2001:db8:1:${index.toString(16)}::1`)),
      );
      await expectTaken(url);
      return tally(answers);
    },
  },
  {
    name: "300 messages from everywhere",
    environment: behindProxy,
    run: async ({ url }) => {
      const answers = await flood(300, 10, (index) =>
        statusOf(send(url, `Flood ${index}`, `2001:${index.toString(16)}:1:1::1`)),
      );
      await expectTaken(url);
      return tally(answers);
    },
  },
  {
    name: "500 messages at once",
    environment: behindProxy,
    run: async ({ url }) =>
      tally(
        await flood(500, 500, (index) =>
          statusOf(send(url, `Flood ${index}`, `198.51.${Math.floor(index / 250)}.${index % 250}`)),
        ),
      ),
  },
  {
    name: "200 questions about health, 20,000 mails waiting",
    environment: async (folder) => {
      const url = `file:${folder}/site.db`;
      const database = connectDatabase(url);
      await prepareDatabase(database, { sampleContent: true });
      await storeBacklog(database.db, 20_000);
      await database.close();
      return { DATABASE_URL: url };
    },
    run: async ({ url }) => tally(await flood(2000, 200, () => statusOf(fetch(`${url}/health`)))),
  },
];

type Db = ReturnType<typeof connectDatabase>["db"];

async function storeBacklog(db: Db, count: number): Promise<void> {
  const created_at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < count; index++) {
      const id = `WAIT-${index}`;
      await trx.insertInto("contact_messages").values(messageRow({ id, created_at })).execute();
      await queueMail(trx, { purpose: "notice", message_id: id }, new Date(created_at));
    }
  });
}
