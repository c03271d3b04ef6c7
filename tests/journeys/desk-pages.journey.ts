/** Editing a fixed page with JavaScript: entries change in place, and everything is saved as it is typed. */
import type { Page } from "@playwright/test";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { hydrated, saved } from "./writing-page.ts";

const test = testAtDesk();

const order = (page: Page) => page.locator('input[name="values.items"]').inputValue();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("moves, adds and removes values in place by keyboard, and shows the result to visitors", async ({
  page,
  context,
  signIn,
  site,
}) => {
  await signIn(context, "publisher");
  await page.goto("/desk/pages/about");
  await hydrated(page);
  const before = (await order(page)).split(" ");

  const down = button(page, "Move down: Value 1: Ethical AI Development");
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Move down: Value 2: Ethical AI Development")).toBeFocused();
  await saved(page);
  expect(await order(page)).toBe([before[1], before[0], ...before.slice(2)].join(" "));

  await button(page, "Add value").click();
  const added = page.locator("[data-entry]").filter({ hasText: /^Value 7/ });
  await expect(added.getByLabel("Value", { exact: true })).toBeFocused();
  await page.keyboard.type("Candour");
  await added.getByLabel("Text", { exact: true }).fill("We say what we do not know.");
  await saved(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Value 7: Candour")).toBeVisible();

  await button(page, "Remove: Value 7: Candour").click();
  await expect(page.getByText("Value 7: Candour removed.")).toBeVisible();
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(added.getByLabel("Value", { exact: true })).toHaveValue("Candour");
  await saved(page);
  await button(page, "Publish").click();
  await expect(page.getByRole("status").getByText("Published.")).toBeVisible();
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole("heading", { name: "Candour" })).toBeVisible();
});

test("keeps both changes when two writers edit different entries of a list", async ({
  page,
  context,
  browser,
  signIn,
  site,
}) => {
  await signIn(context, "writer");
  await page.goto("/desk/pages/history");
  await hydrated(page);
  const otherContext = await browser.newContext({ baseURL: site.url });
  await signIn(otherContext, "writer");
  const other = await otherContext.newPage();
  await other.goto("/desk/pages/history");
  await hydrated(other);
  await other.getByRole("button", { name: "Add milestone" }).click();
  const added = other.locator("[data-entry]").last();
  await added.getByLabel("Title", { exact: true }).fill("A first office");
  await saved(other);
  await page.getByLabel("Introduction", { exact: true }).first().fill("Our steps so far.");
  await saved(page);
  await expect(page.locator("[data-entry]").last().getByLabel("Title", { exact: true })).toHaveValue(
    "A first office",
  );
  await otherContext.close();
});
