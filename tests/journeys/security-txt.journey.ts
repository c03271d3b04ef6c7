import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";

const test = testAtDesk();

test("an administrator confirms security.txt from Today", async ({ page, signIn }) => {
  await signIn(page.context(), "administrator");
  await page.goto("/desk");
  await page.getByRole("link", { name: "Confirm security.txt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "security.txt" })).toBeVisible();
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await page.getByRole("button", { name: "All of this is right: confirm" }).click();
  await expect(page.getByRole("status")).toContainText("Confirmed. It is valid until");
  await page.goto("/desk");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Confirm security.txt" })).toHaveCount(0);
});
