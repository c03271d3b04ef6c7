/** What every journey has: a running site of its own, and a page that may neither complain nor call others. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningSite, startSite } from "../site.ts";

type ForTest = { quiet: undefined };
type ForWorker = { site: RunningSite };

export const test = base.extend<ForTest, ForWorker>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  quiet: [
    async ({ page, site }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !expected(message.text()))
          complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== site.url && protocol.startsWith("http")) complaints.push(`A request to ${origin}`);
      });
      await use(undefined);
      expect(complaints, "what the browser complained of").toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser reports a status, and what a test cuts off, as errors: those are what some tests ask for. */
function expected(text: string): boolean {
  return /^Failed to load resource: (?:the server responded with a status of [45]\d\d|net::ERR_FAILED)/.test(
    text,
  );
}

/** The start script has run: what depends on script works from here on. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator("[data-panel]")).not.toHaveAttribute("data-panel", "unscripted");
}

/** Approaches every island, as the keyboard would, until all are started. */
export async function wakeIslands(page: Page): Promise<void> {
  await started(page);
  const islands = page.locator("[data-island]");
  await islands.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  await expect(page.locator("[data-hydrated]")).toHaveCount(await islands.count());
}

/** The islands never come, however they are approached. */
export const withoutIslands = (page: Page) => page.route("**/assets/islands-*", (route) => route.abort());

const axeBuilder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const axeSource = readFileSync(createRequire(axeBuilder).resolve("axe-core/axe.min.js"), "utf8");
type Axe = {
  run(options: { resultTypes: ["violations"] }): Promise<{
    violations: { id: string; nodes: { html: string }[] }[];
  }>;
};

/** With every rule of axe. Put into a page once: AxeBuilder does so for every look, which takes far longer. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  });
  expect(violations).toEqual([]);
}

export { expect };
