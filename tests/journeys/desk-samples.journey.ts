import type { Page } from "@playwright/test";
import { preparedFile } from "../prepared-file.ts";
import { startDeskSite } from "../requests/sign-in.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { giveSession } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;
let desk: DeskSite;

const test = testOnSite(async () => {
  desk = await startDeskSite({}, await preparedFile(true));
  return desk;
});

async function signIn(page: Page): Promise<void> {
  const { token } = await desk.signIn("publisher");
  await giveSession(page.context(), desk.url, token() ?? "");
}

// Runs before the next journey removes and restores the samples.
test("the samples page is accessible at every width", async ({ page }) => {
  await signIn(page);
  await page.goto("/desk/samples");
  await expectAccessibleInEveryForm(page, [360, 1280]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a publisher removes all samples, sees the empty site, and restores them", async ({ page }) => {
    await signIn(page);
    await page.goto("/desk");
    await page.getByRole("link", { name: "View or remove samples" }).click();
    await page.getByRole("button", { name: "Remove all samples" }).click();
    await expect(page.getByRole("heading", { name: /^Remove all \d+ samples\?$/ })).toBeVisible();
    await page.getByRole("button", { name: "Remove all samples" }).click();
    await expect(page.getByRole("status")).toContainText("The samples were removed");

    for (const address of ["/", "/our-work", "/news", "/events", "/resources"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").locator('a[href*="signed-pipelines"]')).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
    }
    await page.goto("/desk");
    await page.getByRole("link", { name: "Samples", exact: true }).click();
    await page.getByRole("button", { name: "Bring all samples back" }).click();
    await expect(page.getByRole("status")).toContainText("The samples are back");
    await page.goto("/our-work");
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
  });
});
