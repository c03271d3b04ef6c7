import type { Page } from "@playwright/test";
import { everywhere, expect, test } from "./journey.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.emulateMedia({ media: "print" });
});

test("prints correctly before the start script loads and without JavaScript", async ({
  page,
  browser,
  site,
}) => {
  const shown = (other: Page) =>
    other.evaluate(() => {
      const displayOf = (selector: string) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).display;
      };
      const { paddingTop } = getComputedStyle(document.body);
      return { header: displayOf("body > header"), letterhead: displayOf("body > p[hidden]"), paddingTop };
    });
  const onPaper = { header: "none", letterhead: "flex", paddingTop: "0px" };
  await page.route("**/assets/start-*", (route) => route.abort());
  await page.goto("/news/why-the-pipeline");
  expect(await shown(page)).toEqual(onPaper);
  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await plain.emulateMedia({ media: "print" });
  await plain.goto("/");
  expect(await shown(plain)).toEqual(onPaper);
  await plain.context().close();
});

test("prints an article black on white, without navigation and buttons", async ({ page }) => {
  await page.goto("/resources/pipeline-security-checklist");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main article p").first()).toBeVisible();
  await expect(page.locator("main article svg:has(pattern)")).toBeVisible();
  for (const gone of ["body > header", "body > footer", "main nav", "main button", "[data-theme-toggle]"])
    for (const element of await page.locator(gone).all()) await expect(element).toBeHidden();
  await expect(page.getByRole("link", { name: "Back to Resources" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("padding-top", "0px");
  // No heading is stranded at the bottom of a page, and no cover is split.
  await expect(page.locator("main article h2").first()).toHaveCSS("break-after", "avoid");
  await expect(page.locator("main article svg:has(pattern)").locator("..")).toHaveCSS(
    "break-inside",
    "avoid",
  );
});

test("prints every FAQ answer, and the address of each external link", everywhere(), async ({ page }) => {
  await page.goto("/faq");
  const answers = page.locator("main details > div");
  await expect(answers).toHaveCount(4);
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(40);

  await page.goto("/contact");
  const address = await page
    .locator('main a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toMatch(/" \("https:\/\/.+"\)"|" \(https:\/\/.+\)"/);
});

const letterhead = (page: Page) => page.locator("body > p").first();

test(
  "prints the organisation, address and date on every page, and hides them on screen",
  everywhere(),
  async ({ page, browser, site }) => {
    const expected = (path: string) =>
      new RegExp(`^Secure AI Africahttp://localhost:\\d+${path}As of \\d{1,2} [A-Z][a-z]+ 20\\d\\d$`);
    for (const [path, written] of [
      ["/", "/"],
      ["/news/why-the-pipeline", "/news/why-the-pipeline"],
      ["/resources?page=2", "/resources\\?page=2"],
      ["/no-such-page", "/no-such-page"],
    ] as const) {
      await page.goto(path);
      await expect(letterhead(page)).toHaveText(expected(written));
      await expect(letterhead(page)).toBeVisible();
      // Above all other content.
      const [box, heading] = [
        await letterhead(page).boundingBox(),
        await page.getByRole("heading", { level: 1 }).boundingBox(),
      ];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
      await page.emulateMedia({ media: "screen" });
      await expect(letterhead(page)).toBeHidden();
      await page.emulateMedia({ media: "print" });
    }

    for (const options of [{ extraHTTPHeaders: { "save-data": "on" } }, { javaScriptEnabled: false }]) {
      const other = await browser.newPage({ baseURL: site.url, ...options });
      await other.emulateMedia({ media: "print" });
      await other.goto("/news/why-the-pipeline");
      await expect(letterhead(other)).toBeVisible();
      await expect(letterhead(other)).toHaveText(expected("/news/why-the-pipeline"));
      await other.context().close();
    }
  },
);

test("prints all cards of Home, but no empty form or on-screen controls", everywhere(), async ({ page }) => {
  await page.goto("/");
  for (const [name, cards] of [
    ["Newest projects", 4],
    ["Updates, newest first", 29],
  ] as const) {
    const row = page.getByRole("list", { name });
    await expect(row.getByRole("article")).toHaveCount(cards);
    const room = await row.boundingBox();
    for (const card of await row.getByRole("article").all()) {
      const box = await card.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
    }
  }
  for (const gone of ["#follow", "main form", "main button", "text=Let's Talk", "text=See everything"])
    for (const element of await page.locator(gone).all()) await expect(element, gone).toBeHidden();

  await page.goto("/news");
  await expect(page.locator("#follow")).toBeHidden();
  await page.goto("/news/why-the-pipeline");
  await expect(page.locator("[data-share]")).toBeHidden();
});

test("prints the addresses on Contact, and the form or its result only after the visitor used it", async ({
  page,
}) => {
  await page.goto("/contact");
  const heading = page.getByRole("heading", { name: "Send us a message" });
  await expect(page.getByRole("heading", { name: "Where to find us" })).toBeVisible();
  await expect(heading).toBeHidden();
  await expect(page.locator("main form")).toBeHidden();

  await page.emulateMedia({ media: "screen" });
  for (const [label, words] of [
    ["Name", "Abebe"],
    ["E-mail", "abebe@example.org"],
    ["Subject", "Paper"],
    ["Message", "For my files."],
  ] as const)
    await page.getByRole("textbox", { name: label, exact: true }).pressSequentially(words);
  await page.getByRole("button", { name: "Send message" }).focus();
  await page.emulateMedia({ media: "print" });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Send message" }).click();
  const result = page.locator("#enquiry-result");
  await expect(result).toContainText("Thank you for your message!");
  await page.emulateMedia({ media: "print" });
  await expect(result).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toBeHidden();
});
