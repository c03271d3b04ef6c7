/** The writing page on a poor line: 400 kilobits per second and 400 ms round trip. */
import { budgets } from "../budgets/budgets.ts";
import { onPoorLine } from "../budgets/weigh.ts";
import { testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";
import { saved } from "./writing-page.ts";

const test = testAtDesk({ writesMarkdown: false });

/** Other work on the machine can only add time, so the shortest of three visits is closest to the page's own. */
const visits = 3;

test(
  "on a poor line, the text can be typed within five seconds, and the visual editor continues it",
  everywhere(),
  async ({ browser, desk, signIn }) => {
    test.slow();
    const usable: number[] = [];
    const opened: number[] = [];
    while (usable.length < visits && !(Math.min(...usable) <= budgets.writingPage)) {
      // Nothing is in the cache.
      const context = await browser.newContext({ baseURL: desk.url });
      await signIn(context, "writer");
      const page = await context.newPage();
      await onPoorLine(page);
      const start = Date.now();
      await page.goto("/desk/news/new", { waitUntil: "commit" });
      const field = page.locator("textarea[name=content]");
      await field.pressSequentially("Typed **early**");
      usable.push(Date.now() - start);
      await expect(page.locator(".cm-content")).toHaveCount(0);
      await expect(page.locator(".cm-content")).toBeFocused();
      opened.push(Date.now() - start);
      await page.keyboard.type(" and on.");
      await expect(page.locator(".cm-content")).toHaveText("Typed early and on.");
      await expect(field).toHaveValue("Typed **early** and on.");
      await saved(page);
      await context.close();
    }
    const description = `typed after ${usable} ms, the visual editor after ${opened} ms`;
    test.info().annotations.push({ type: "measured", description });
    expect(Math.min(...usable), description).toBeLessThanOrEqual(budgets.writingPage);
  },
);
