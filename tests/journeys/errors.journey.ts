import { expect, test } from "./journey.ts";

test("the page for an unknown address searches the whole site, and its links work", async ({
  reader: page,
}) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the site" }).fill("pipeline");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=pipeline");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

  await page.goBack();
  await page.getByRole("region", { name: "Main pages" }).getByRole("link", { name: "Events" }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
});
