import { recordsAt } from "../requests/create-records.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";

const test = testAtDesk();

test("staff find what needs care from Today, and record a review", async ({ page, desk, signIn }) => {
  const { db } = desk.database;
  const written = recordsAt(desk);
  const broken = await written.published("news", { headline: "With a broken link" });
  const old = await written.published("news", { headline: "Written long ago" });
  const checked = { revision: broken.revision, checked_at: new Date().toISOString() };
  const findings = [{ problem: "own link", subject: "/news/gone", since: "2026-11-01T08:00:00.000Z" }];
  await db
    .insertInto("care_checks")
    .values({ edition_id: broken.id, ...checked, findings: JSON.stringify(findings) })
    .execute();
  const changed_at = "2024-01-01T08:00:00.000Z";
  await db.updateTable("editions").set({ changed_at }).where("id", "=", old.id).execute();
  await signIn(page.context(), "administrator");
  await page.goto("/desk");
  await page.getByRole("link", { name: "2 things in published texts need care" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Care" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "/news/gone" })).toContainText(
    "since 1 November",
  );
  await expectAccessibleInEveryForm(page, [360, 1280]);
  const row = page.getByRole("listitem").filter({ hasText: "Written long ago" });
  await row.getByRole("button", { name: "Reviewed today" }).click();
  await expect(page.getByRole("status")).toContainText("The review was recorded.");
  await expect(row).toHaveCount(0);

  await page.getByLabel("Review texts after this many months").fill("24");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("The settings were saved.");
  await page.getByRole("link", { name: "With a broken link" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("With a broken link");
});
