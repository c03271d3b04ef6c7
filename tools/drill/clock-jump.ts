import { join } from "node:path";
import { connectDatabase } from "../../server/database/connect.ts";
import { startSiteProcess } from "../../tests/site.ts";
import { fakeClock } from "./fake-clock.ts";
import { countIn, expectEqual, post, statusesOf, until } from "./visitor.ts";

/** In seconds. */
const day = 24 * 60 * 60;
const month = 30.5 * day;
/** Conversations are kept for 24 months. */
const ages = { "Long past its time": 30 * month, "Soon past its time": 20 * month };

/**
 * The machine's clock jumps by years in both directions while visitors write, and the site restarts after each jump.
 * Nothing is deleted or refused.
 */
export async function clockJump(folder: string): Promise<string> {
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const clock = fakeClock(folder);
  const start = () => startSiteProcess({ DATABASE_URL: databaseUrl, ...clock.environment });
  let site = await start();
  /** Each start deletes what is past its time. The site stops only when that is complete. */
  const restart = async () => {
    await site.stop();
    site = await start();
  };
  const messages = () => countIn(databaseUrl, "contact_messages");
  try {
    for (const subject of Object.keys(ages)) expectEqual("A message", await post(site.url, subject), 303);
    await site.stop();
    await pretendToBeOld(databaseUrl);
    site = await start();
    // Otherwise this exercise could not see a deletion.
    await until("The message past its time was deleted", async () => (await messages()) === 1);

    const jumps = [0, 400 * day, -400 * day, 4000 * day, 0];
    for (const [index, seconds] of jumps.entries()) {
      clock.set(seconds);
      expectEqual("A message", await post(site.url, `After jump ${index}`), 303);
      await restart();
      expectEqual("Pages", await statusesOf(site.url, ["/", "/events", "/search?q=ai", "/health"]), "200");
      await until("The clock was looked at", () => hasSeen(databaseUrl, Date.now() + seconds * 1000));
    }
    await site.stop();
    const expected = 1 + jumps.length;
    expectEqual("Messages", await messages(), expected);
    return `${jumps.length - 1} jumps by up to 11 years, each with a restart, ${expected} of ${expected} messages kept`;
  } finally {
    await site.stop();
  }
}

/** The site has been running for two days, and each message is as old as its subject says. */
async function pretendToBeOld(databaseUrl: string): Promise<void> {
  const { db, close } = connectDatabase(databaseUrl);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  for (const [subject, age] of Object.entries(ages))
    await db
      .updateTable("contact_messages")
      .set({ created_at: ago(age) })
      .where("subject", "=", subject)
      .execute();
  await db
    .updateTable("enquiry_state")
    .set({ seen_at: ago(0), steady_since: ago(2 * day) })
    .execute();
  await close();
}

/** Whether the deletion has read this time, give or take an hour. */
async function hasSeen(databaseUrl: string, instant: number): Promise<boolean> {
  const { db, close } = connectDatabase(databaseUrl);
  try {
    const { seen_at } = await db.selectFrom("enquiry_state").select("seen_at").executeTakeFirstOrThrow();
    return Math.abs(Date.parse(seen_at ?? "") - instant) < 60 * 60_000;
  } finally {
    await close();
  }
}
