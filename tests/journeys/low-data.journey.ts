/** The low-data switch and its effects. See tests/budgets and weight.journey.ts for page weights in this mode. */
import { expect, test } from "./journey.ts";

const turnOn = "Turn low-data mode on";
const turnOff = "Turn low-data mode off";
const asked = { "save-data": "on" };

test("explains what the mode does", async ({ page }) => {
  await page.setExtraHTTPHeaders(asked);
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toContainText(
    "Low-data mode is on: no scripts, no video, no web font, and pictures only",
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the low-data switch, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("turns the mode on and off in place, stores the choice in a cookie, and overrides the browser", async ({
      page,
      context,
    }) => {
      const html = page.locator("html");
      await page.goto("/news?q=pipeline&page=1");
      await expect(page.getByRole("contentinfo")).toContainText("In low-data mode: no scripts");
      expect(await context.cookies()).toEqual([]);
      await page.getByRole("button", { name: turnOn }).click();
      await expect(html).toHaveAttribute("data-low-data");
      await expect(page).toHaveURL("/news?q=pipeline&page=1");
      expect(await context.cookies()).toMatchObject([
        { name: "low-data", value: "on", path: "/", httpOnly: true, sameSite: "Lax" },
      ]);
      await page.goto("/about");
      await expect(html).toHaveAttribute("data-low-data");
      await page.getByRole("button", { name: turnOff }).click();
      await expect(html).not.toHaveAttribute("data-low-data");
      await expect(page).toHaveURL("/about");
      expect(await context.cookies()).toMatchObject([{ name: "low-data", value: "off" }]);

      // The visitor's choice overrides the browser's Save-Data header.
      await context.clearCookies();
      await page.setExtraHTTPHeaders(asked);
      await page.goto("/about");
      await page.getByRole("button", { name: turnOff }).click();
      await expect(page.locator("html")).not.toHaveAttribute("data-low-data");
      await page.goto("/faq");
      await expect(page.getByRole("button", { name: turnOn })).toBeVisible();
    });
  });
}

for (const [place, width] of [
  ["the menu on a phone", 390],
  ["the menu on a computer", 1280],
] as const)
  test(`the switch is also in ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    await expect(page.getByRole("button", { name: turnOn })).toHaveCount(1);
    await page.getByRole("contentinfo").getByRole("button", { name: turnOn }).scrollIntoViewIfNeeded();
    const opener =
      width < 768 ? page.locator("[popovertarget=site-menu]") : page.locator("[popovertarget=languages]");
    await opener.click();
    await page.locator("#languages").getByRole("button", { name: turnOn }).click();
    await expect(page.locator("html")).toHaveAttribute("data-low-data");
    await expect(page).toHaveURL("/about");
  });

test("switches the theme in low-data mode without a flash", async ({ page }) => {
  await page.setExtraHTTPHeaders(asked);
  await page.goto("/faq");
  await page.getByRole("button", { name: "Switch to dark appearance" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.atFirstSight = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-at-first-sight", /dark/);
  await expect(page.getByRole("button", { name: "Switch to light appearance" })).toBeVisible();
});

test.describe("low-data mode without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("the menu, lists, search, records, questions and the form work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: turnOn }).click();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#site-menu").getByRole("link", { name: "News" }).click();
    await expect(page).toHaveURL("/news");
    await page.getByRole("searchbox").fill("nairobi");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/news\/[\w-]+\?q=nairobi/);
    await page.getByRole("link", { name: "Back to News" }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("nairobi");

    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await page.locator("main summary").first().click();
    await expect(page.locator("main details[open]")).toHaveCount(1);

    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await page.getByLabel("Name").fill("Abebe");
    await page.getByLabel("E-mail").fill("abebe@example.org");
    await page.getByLabel("Subject").fill("Low data");
    await page.getByLabel("Message", { exact: true }).fill("ሰላም");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.locator("#enquiry-result")).toContainText("Thank you for your message!");
    await expect(page.locator("html")).toHaveAttribute("data-low-data");
  });
});
