import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Check } from "../../server/desk/receipts.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";
import { writtenAt } from "./written.ts";

let site: DeskSite;
let written: ReturnType<typeof writtenAt>;
beforeAll(async () => {
  site = await startDeskSite();
  written = writtenAt(site);
});
afterAll(() => site.stop());

/** As if the feed had lacked it. */
async function failedReceipt(edition_id: string, slug: string) {
  const at = new Date().toISOString();
  const checks: Check[] = [
    { place: "page", address: `/news/${slug}`, problem: null },
    { place: "feed", address: "/feeds/news.rss", problem: "It is not there." },
  ];
  await site.database.db.deleteFrom("receipts").where("edition_id", "=", edition_id).execute();
  await site.database.db
    .insertInto("receipts")
    .values({
      ...{ id: randomUUID(), edition_id, act: "published", at, slug, old_slug: null },
      ...{ state: "red", tried_at: at, checks: JSON.stringify(checks) },
    })
    .execute();
}

test("a receipt that is red says what is wrong where, stands on the first page, and is tried again", async () => {
  const { id, slug } = await written.published("news", { headline: "Lost on its way" });
  await failedReceipt(id, slug);
  const writer = await site.signIn("writer");
  const address = `/desk/news/${slug}/receipt`;
  for (const page of ["/desk", address]) {
    const html = (await (await writer.get(page)).text()).replaceAll("<!-- -->", "");
    expect(html).toMatch(/>page<\/a>: as it should be/);
    expect(html).toMatch(/>feed<\/a>: It is not there\./);
    expect(html).toContain("Try again");
  }
  expect(await (await writer.get("/desk")).text()).toMatch(/<h2>Failed<\/h2>.*Lost on its way/s);

  const [receipt] = await site.database.db
    .selectFrom("receipts")
    .selectAll()
    .where("edition_id", "=", id)
    .execute();
  const answer = await writer.post(address, { act: "try again", receipt: receipt?.id ?? "" });
  expect(answer.headers.get("location")).toBe(address);
  // This time the site is asked, and it has it everywhere.
  await expect.poll(async () => (await writer.get(address)).text()).toContain("seen everywhere");
  expect(await (await writer.get("/desk")).text()).not.toContain("<h2>Failed</h2>");
});

test("a receipt is tried again from the page of its own record only", async () => {
  const { id, slug } = await written.published("news", { headline: "Red" });
  const other = await written.published("news", { headline: "Another" });
  await failedReceipt(id, slug);
  const [receipt] = await site.database.db
    .selectFrom("receipts")
    .selectAll()
    .where("edition_id", "=", id)
    .execute();
  const writer = await site.signIn("writer");
  await writer.post(`/desk/news/${other.slug}/receipt`, { act: "try again", receipt: receipt?.id ?? "" });
  expect(await (await writer.get(`/desk/news/${slug}/receipt`)).text()).toContain("something is wrong");
});
