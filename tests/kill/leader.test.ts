import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { editionsOf } from "../../server/publishing/editions.ts";
import { forEachDatabase } from "../databases.ts";
import { openMailServer } from "../mail-server.ts";
import { messageRow } from "../message-row.ts";
import { queueReply } from "../reply-to-send.ts";
import { startSiteProcess } from "../site.ts";

const replies = 15;
/** The mail worker's connections: so many mails can be under way when a process is killed. */
const underWay = 5;

forEachDatabase((_engine, fresh) => {
  test("another process sends the mail and publishes what is due when the one in charge is killed", async () => {
    const { database, url } = await fresh();
    const { db } = database;
    const copies = new Map<string, number>();
    let killed = false;
    let kill = () => {};
    const smtpUrl = await openMailServer({
      onData: async (stream, _session, done) => {
        const raw = await buffer(stream).catch(() => undefined);
        if (!raw) return;
        const id = /^Message-ID: <(.+)>/im.exec(raw.toString("latin1"))?.[1] ?? "";
        copies.set(id, (copies.get(id) ?? 0) + 1);
        if (!killed && copies.size > 2) kill();
        done();
      },
    });
    const start = async () => {
      const site = await startSiteProcess({
        ...{ DATABASE_URL: url, SMTP_URL: smtpUrl, SAMPLE_CONTENT: "off", LOG_LEVEL: "error" },
        ...{ MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
      });
      onTestFinished(async () => {
        await site.stop("SIGKILL");
      });
      return site;
    };
    const inCharge = await start();
    const other = await start();
    const holder = async () =>
      (await db.selectFrom("leases").select("token").where("name", "=", "mail").executeTakeFirstOrThrow())
        .token;
    const token = await holder();
    const dueAt = new Promise<void>((resolve) => {
      kill = () => {
        killed = true;
        inCharge.process.kill("SIGKILL");
        resolve();
      };
    });

    const editions = editionsOf({ database });
    const ada = { id: null, name: "Ada" };
    const news = await editions.create(ada, "news", { headline: "On time", content: "A text." });
    if ("outcome" in news) throw new Error("The record was not created.");
    for (let index = 0; index < replies; index++) {
      const id = `LEAD-${String(index).padStart(4, "0")}`;
      await db.insertInto("contact_messages").values(messageRow({ id })).execute();
      await queueReply(db, { message_id: id, text: `Reply ${index}` });
    }
    await dueAt;
    await editions.schedule(ada, news.id, { base: 1, dueAt: new Date(Date.now() + 3000).toISOString() });
    const claimed = await db
      .selectFrom("mails")
      .select("id")
      .where("sent_at", "is", null)
      .where("attempts", ">", 0)
      .execute();
    expect(claimed.length).toBeLessThanOrEqual(underWay);

    // Everything but the mails under way, which are due again two minutes later.
    await expect.poll(() => copies.size).toBeGreaterThanOrEqual(replies - underWay);
    const untouched = db.selectFrom("mails").select("id").where("attempts", "=", 0);
    await expect.poll(() => untouched.execute()).toEqual([]);
    await expect.poll(async () => (await fetch(`${other.url}/news/on-time`)).status).toBe(200);
    expect(await holder()).toBe(token + 1);
    expect([...copies.values()].filter((count) => count > 1)).toEqual([]);
  });
});
