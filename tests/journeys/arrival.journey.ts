/** On a slow connection a page is painted while it is still arriving. Content already shown must not move. */
import type { Page } from "@playwright/test";
import { atRate, layoutShift } from "../budgets/weigh.ts";
import { everywhere, expect, test } from "./journey.ts";

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Content that is laid out later or fades in waits for an animation. */
const allLaidOut = () => document.getAnimations().every(({ playState }) => playState === "finished");

for (const path of [
  "/",
  "/?updates=news#latest-updates",
  "/events",
  "/news?q=security",
  "/faq",
  "/contact",
  "/news/no-such-news",
]) {
  test(`${path} does not shift while it arrives`, everywhere(path !== "/"), async ({ page, context }) => {
    // Both widths in parallel: the connection is slow, not the machine.
    const arrive = async (page: Page, viewport: (typeof widths)[number]) => {
      // Compressed, the page would arrive in a few large pieces.
      await page.setExtraHTTPHeaders({ "accept-encoding": "identity" });
      await atRate(page, 40_000);
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect.poll(() => page.evaluate(allLaidOut)).toBe(true);
      expect(await layoutShift(page), `${viewport.width} px`).toBe(0);
    };
    await Promise.all([arrive(page, widths[0]), arrive(await context.newPage(), widths[1])]);
  });
}
