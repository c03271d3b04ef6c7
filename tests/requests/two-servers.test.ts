/** Two servers that share a database, as two processes or machines do. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../databases.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { type RunningSite, startSite } from "../site.ts";
import { type DeskSite, deskBrowser, startDeskSite } from "./sign-in.ts";

/** In milliseconds: how long other processes may show an older state. */
const visibleWithin = 1000;

forEachDatabaseInTurn((_engine, fresh) => {
  let box: Mailbox;
  let one: DeskSite;
  let other: RunningSite;
  beforeAll(async () => {
    box = await openMailbox();
    const shared = {
      ...{ DATABASE_URL: (await fresh()).url, LOG_LEVEL: "error", SAMPLE_CONTENT: "off" },
      ...{ SMTP_URL: box.url, MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
      ENQUIRIES_PER_ADDRESS: "2",
    };
    one = await startDeskSite(shared);
    other = await startSite(shared);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await box.close();
  });

  test("a publication is visible at the next request on one, and within a second on the other", async () => {
    const list = async (url: string) => (await fetch(`${url}/news`)).text();
    const publisher = await one.signIn("publisher");
    for (let number = 1; number <= 3; number++) {
      const headline = `Item number ${number}`;
      // Both have the page in their caches, without the item.
      expect(await list(one.url)).not.toContain(headline);
      expect(await list(other.url)).not.toContain(headline);
      const fields = { act: "publish", id: randomUUID(), base: "0", headline, content: "A text." };
      expect((await publisher.post("/desk/news/new", fields)).status).toBe(302);
      const published = performance.now();
      expect(await list(one.url)).toContain(headline);
      for (let isVisible = false; !isVisible; ) {
        const asked = performance.now();
        isVisible = (await list(other.url)).includes(headline);
        if (!isVisible) expect(asked - published).toBeLessThan(visibleWithin);
        await pause(20);
      }
    }
  });

  test("signing out on one ends the session on the other", async () => {
    const here = await one.signIn("publisher");
    const there = deskBrowser(other.url, here.token());
    expect((await there.get("/desk")).status).toBe(200);
    expect((await here.post("/desk/sign-out")).status).toBe(302);
    const refused = await there.get("/desk");
    expect(refused.headers.get("location")).toContain("sign-in");
  });

  test("the limit for messages counts both, and each message is mailed once", async () => {
    const send = (url: string, message: string) =>
      fetch(`${url}/contact`, {
        method: "POST",
        body: new URLSearchParams({ name: "Selam", email: "selam@example.org", subject: "S", message }),
        redirect: "manual",
      });
    const statuses = [];
    for (const [index, { url }] of [other, one, other, one].entries())
      statuses.push((await send(url, `Message ${index}`)).status);
    expect(statuses).toEqual([303, 303, 429, 429]);
    await box.arrived(2);
    const unsent = one.database.db.selectFrom("mails").select("id").where("sent_at", "is", null);
    await expect.poll(() => unsent.execute()).toEqual([]);
    expect(box.mails).toHaveLength(2);
  });
});
