/** The page weight that the footer states, compared with the bytes actually transferred. */
import type { Page } from "@playwright/test";
import { type Load, layoutShift, weigh, whole } from "../budgets/weigh.ts";
import { everywhere, expect, started, test } from "./journey.ts";

const paths = [
  "/",
  "/about",
  "/ai-policy",
  "/news",
  "/resources/secrets-in-ci",
  "/search?q=security",
  "/no-such-page",
];

test.use({ viewport: { width: 390, height: 800 } });

/** Without the icon, which some browsers request themselves: neither the page nor the server notices that. */
const ofPage = (loads: Load[]) => whole(loads.filter(({ url }) => !/\/favicon\.(?:ico|svg)$/.test(url)));

async function statedWeight(page: Page): Promise<number> {
  const sentence = /This page took (\d+\.\d) KB of data to load\./;
  return Number(sentence.exec((await page.getByRole("contentinfo").textContent()) ?? "")?.[1]) * 1000;
}

async function expectAccurate(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  const loads = await weigh(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await expect
    .poll(async () => Math.abs((await statedWeight(page)) / ofPage(loads) - 1), `${path}, within 5 %`)
    .toBeLessThan(0.05);
}

for (const path of paths) {
  test(
    `${path} states the transferred bytes with JavaScript, and updates them as more arrives`,
    everywhere(path !== paths[0]),
    async ({ page }) => {
      const loads = await weigh(page);
      const fontArrived = page.waitForResponse(/\.woff2$/);
      await page.goto(path);
      await started(page);
      await fontArrived;
      const difference = async () => Math.abs((await statedWeight(page)) / ofPage(loads) - 1);
      await expect.poll(difference, "within 5 %").toBeLessThan(0.05);
      const before = await statedWeight(page);
      // The page prefetches the target of a link on which the mouse rests.
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).hover();
      await expect.poll(() => statedWeight(page)).toBeGreaterThan(before + 1000);
      await expect.poll(difference, "within 5 %").toBeLessThan(0.05);
      expect(await layoutShift(page)).toBe(0);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const lowData of ["off", "on"]) {
    test(`the server states the weight, with low-data mode ${lowData}`, everywhere(), async ({ page }) => {
      await page.setExtraHTTPHeaders({ "save-data": lowData });
      for (const path of paths) await expectAccurate(page, path);
    });
  }
});

test("states the full page weight in low-data mode", everywhere(), async ({ page }) => {
  await page.setExtraHTTPHeaders({ "save-data": "on" });
  for (const path of paths) await expectAccurate(page, path);
});
