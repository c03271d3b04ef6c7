/** Answering a message at the desk: nothing typed is lost, and the reply is sent once. */
import type { Page } from "@playwright/test";
import { indexConversation } from "../../server/inbox/conversations/index-conversations.ts";
import { messageRow } from "../message-row.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";
import { hydrated, saved, saveState } from "./writing-page.ts";

const test = testAtDesk();
const field = (page: Page) => page.getByLabel("Reply", { exact: true });

test("answers an overdue message once on an unreliable connection, and passes axe throughout", async ({
  page,
  context,
  desk,
  signIn,
}) => {
  const { db } = desk.database;
  const created_at = new Date(Date.now() - 30 * 3_600_000).toISOString();
  const long = {
    name: "Amina ".repeat(20).trim(),
    message: `${"Une question sans fin ".repeat(220)}\n\nمرحبا`,
  };
  await db
    .insertInto("contact_messages")
    .values([
      messageRow({ id: "AAAA-0001", subject: "Un atelier à Dakar", created_at, ...long }),
      messageRow({ id: "AAAA-0002", subject: "ስለ መረጃ ደህንነት" }),
    ])
    .execute();
  await indexConversation(db, "AAAA-0001");
  await signIn(context, "publisher");

  await page.goto("/desk/enquiries");
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await page.goto("/desk");
  await page.getByRole("link", { name: "1 overdue" }).click();
  await page.getByRole("link", { name: "Un atelier à Dakar" }).click();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Attach a file" })).toBeVisible();
  await field(page).fill("Merci pour votre **question**.");
  await saved(page);
  await page.getByText("Live preview", { exact: true }).click();
  await expect(page.locator("strong", { hasText: "question" })).toBeVisible();
  await expectAccessibleInEveryForm(page, [360, 1280]);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isTooWide).toBe(false);

  await context.setOffline(true);
  await field(page).press("End");
  await page.keyboard.type(" Oui.");
  await expect(saveState(page)).toHaveText("Offline – saved on this device");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(saveState(page)).toHaveText("Offline – saved on this device");
  const address = page.url();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(field(again)).toHaveValue("Merci pour votre **question**. Oui.");
  await saved(again);
  await again.getByRole("button", { name: "Reply", exact: true }).dblclick();
  await expect(again.getByText(/The reply is on its way/)).toBeVisible();
  await hydrated(again);
  await expect(field(again)).toHaveValue("");
  await expect(again.getByRole("link", { name: "1 overdue" })).toHaveCount(0);
  const replies = await db.selectFrom("enquiry_posts").select(["kind", "text"]).execute();
  expect(replies).toEqual([{ kind: "out", text: "Merci pour votre **question**. Oui." }]);
  expect(await db.selectFrom("mails").select("purpose").execute()).toEqual([{ purpose: "reply" }]);

  // The delivery status updates without a reload.
  const delivery = again.locator('[data-island="delivery"]');
  await expect(delivery).toHaveText("Waiting to be sent");
  await db.updateTable("mails").set({ attempts: 1 }).execute();
  await expect(delivery).toHaveText("Sending…");
  await db.updateTable("mails").set({ sent_at: new Date().toISOString() }).execute();
  await expect(delivery).toHaveText(/^Handed to the mail server: /);
});

test(
  "the pages around the inbox are accessible and fit a phone",
  everywhere(),
  async ({ page, context, signIn }) => {
    await signIn(context, "administrator");
    for (const path of ["promise", "replies", "data", "0000-0000"]) {
      await page.goto(`/desk/enquiries/${path}`);
      await expectAccessibleInEveryForm(page, [360, 1280]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  },
);
