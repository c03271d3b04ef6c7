import { join } from "node:path";
import { startSiteProcess } from "../../tests/site.ts";
import { fakeClock } from "./fake-clock.ts";
import { countIn, expectEqual, post, statusesOf } from "./visitor.ts";

const day = 24 * 60 * 60;

/** The machine's clock jumps by years in both directions while visitors write. Nothing is deleted or refused. */
export async function clockJump(folder: string): Promise<string> {
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const clock = fakeClock(folder);
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl, ...clock.environment });
  try {
    const jumps = [0, 400 * day, -400 * day, 4000 * day, 0];
    for (const [index, seconds] of jumps.entries()) {
      clock.set(seconds);
      expectEqual("A message", await post(site.url, `Before jump ${index + 1}`), 303);
      expectEqual("Pages", await statusesOf(site.url, ["/", "/events", "/search?q=ai", "/health"]), "200");
    }
    expectEqual("Messages", await countIn(databaseUrl, "contact_messages"), jumps.length);
    return `${jumps.length - 1} jumps by up to 11 years, ${jumps.length} of ${jumps.length} messages kept`;
  } finally {
    await site.stop();
  }
}
