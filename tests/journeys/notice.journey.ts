import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";

const test = testAtDesk();

test("a publisher switches the notice on, visitors see it without script, and it is switched off again", async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn(page.context(), "publisher");
  await page.goto("/desk/pages/notice");
  await page.getByLabel("Text", { exact: true }).fill("The office moves on Friday.");
  await page.getByLabel("Shown").selectOption("On");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("link", { name: "View page" })).toBeVisible();

  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const seen = await visitor.newPage();
  await seen.goto("/about");
  const notice = seen.getByRole("complementary", { name: "Notice" });
  await expect(notice).toHaveText("The office moves on Friday.");
  const [top, header] = await Promise.all([notice.boundingBox(), seen.getByRole("banner").boundingBox()]);
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);
  await visitor.close();

  await page.goto("/about");
  await expectAccessibleInEveryForm(page, [360, 1280]);

  await page.goto("/desk/pages/notice");
  await page.getByLabel("Shown").selectOption("Off");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("link", { name: "View page" })).toBeVisible();
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Notice" })).toHaveCount(0);
});
