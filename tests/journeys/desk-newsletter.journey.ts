/** Staff watch how a newsletter is sent. */
import { fillSendings, startDue } from "../../server/newsletter/sendings.ts";
import { ada, addSubscribers, mailEnvironment, openNewsletter } from "../newsletter.ts";
import { recordsAt } from "../requests/create-records.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";

const test = testAtDesk();

test("the progress of a newsletter is refreshed until all mails are sent", async ({
  page,
  context,
  signIn,
  desk: { database },
}) => {
  const { slug } = await recordsAt({ database }).published("news", { headline: "We grow" });
  await addSubscribers(database, 4);
  // This site has no mail server, so nothing but this test sends them.
  const environment = mailEnvironment("smtp://127.0.0.1:1");
  await openNewsletter(database, { environment }).newsletter.staff.send(ada, { kind: "news", slug });
  await startDue(database, new Date());
  await fillSendings(database, new Date());
  const send = (count: number) =>
    database.db
      .updateTable("newsletter_deliveries")
      .set({ state: "sent" })
      .where("subscriber_id", "in", (query) =>
        query.selectFrom("subscribers").select("id").orderBy("id").limit(count),
      )
      .execute();

  await signIn(context, "publisher");
  await page.goto(`/desk/news/${slug}/mail`);
  await expect(page.getByText("0 of 4")).toBeVisible();
  const stop = page.getByRole("button", { name: "Stop" });
  await send(3);
  await expect(page.getByText("3 of 4")).toBeVisible();
  await stop.focus();
  await send(4);
  await database.db
    .updateTable("newsletter_sendings")
    .set({ state: "done", finished_at: new Date().toISOString() })
    .execute();
  await page.waitForResponse((response) => response.url().endsWith("/mail"));
  await expect(stop).toBeFocused();
  await stop.blur();
  await expect(stop).toHaveCount(0);
  await expect(page.locator("[data-refresh]")).toHaveCount(0);
});
