/** "State of the site": how it is running, and what to do. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addRequests } from "../../server/monitoring/request-sums.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  // Nothing is sent to this address.
  site = await startDeskSite({
    ...{ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "desk@example.org", STAFF_EMAIL: "staff@example.org" },
  });
});
afterAll(() => site.stop());

const page = async (role: Parameters<DeskSite["signIn"]>[0], path = "/desk/state") =>
  (await (await site.signIn(role)).get(path)).text();

test("publishers and administrators read it, others do not", async () => {
  expect((await (await site.signIn("writer")).get("/desk/state")).status).toBe(403);
  for (const role of ["publisher", "administrator"] as const)
    expect(await page(role)).toContain("Everything works.");
});

test("says what is wrong and what to do, on Today too", async () => {
  const created_at = new Date(Date.now() - 20 * 60_000).toISOString();
  await site.database.db
    .insertInto("mails")
    .values({
      ...{ id: "stuck", purpose: "staff", recipient: "a@example.org", subject: "s", body: "b" },
      ...{ attempts: 3, created_at, due_at: "2126-01-01T00:00:00.000Z" },
    })
    .execute();
  await addRequests(site.database.db, { requests: 300, errors: 30 }, new Date());
  const html = await page("publisher");
  expect(html).toContain("2 things about the running of the site need attention.");
  expect(html).toContain("1 mail is waiting.");
  expect(html).toContain("The site keeps trying for three days.");
  expect(html).toContain("30 of 300 requests failed in the last hour.");
  expect(html).toContain("If mail itself is stuck, the mail about it waits, too.");
  expect(await page("publisher", "/desk")).toMatch(/2 things about the running.*href="\/desk\/state"/);
  expect(await page("writer", "/desk")).not.toContain("about the running of the site");
});
