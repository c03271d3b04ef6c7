/** The budget of every page, measured in a browser with an empty cache. */
import type { Browser, Page, Response } from "@playwright/test";
import { splitLanguage } from "../../languages.ts";
import { compress } from "../../server/http/compress.ts";
import { budgets } from "../budgets/budgets.ts";
import { bodies, layoutShift, names, ofType, visit, whole } from "../budgets/weigh.ts";
import { expect, hydrateIslands, started } from "./journey.ts";

const saveData = { "save-data": "on" };

/** Checks a page's weight before and after hydration, and leaves every island hydrated. */
export async function expectLight(page: Page, url: string): Promise<void> {
  const { loads, response } = await visit(page, url);
  await started(page);
  const html = await bestCompressed(response);
  const document = ofType(loads, "Document");
  const full = splitLanguage(new URL(url).pathname).path === "/" ? budgets.fullHome : budgets.fullPage;
  expect(html, "HTML").toBeGreaterThan(full / 6);
  const headers = whole(document) - bodies(document);
  expect(headers + html, "HTML with its headers").toBeLessThanOrEqual(full);
  const script = () => bodies(ofType(loads, "Script"));
  expect(script(), "script before anything is touched").toBeLessThanOrEqual(budgets.script.untouched);
  expect(script(), "script before anything is touched").toBeGreaterThan(0);
  expect(await layoutShift(page), "layout shift").toBe(budgets.layoutShift);
  await hydrateIslands(page);
  const islands = await page.locator("[data-island]").count();
  // React loads with the first island.
  if (islands > 0) await expect.poll(script).toBeGreaterThan(budgets.script.hydrated / 2);
  expect(script(), "script with every island hydrated").toBeLessThanOrEqual(budgets.script.hydrated);
  expect(await layoutShift(page), "layout shift with every island hydrated").toBe(budgets.layoutShift);
}

/** Checks that low-data mode loads no script, font, film or style sheet, and stays within its budget. */
export async function expectToSaveData(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ extraHTTPHeaders: saveData });
  const { loads, response } = await visit(page, url);
  const html = await bestCompressed(response);
  await expect(page.locator("html")).toHaveAttribute("data-low-data");
  expect(ofType(loads, "Script", "Font", "Media", "Stylesheet", "Fetch")).toEqual([]);
  expect(loads.length, names(loads)).toBeLessThanOrEqual(budgets.lowData.requests);
  const everything = whole(loads) - bodies(ofType(loads, "Document")) + html;
  expect(everything, "everything").toBeLessThanOrEqual(budgets.lowData.bytes);
  expect(everything, "everything").toBeGreaterThan(budgets.lowData.bytes / 10);
  expect(await layoutShift(page), "layout shift").toBe(budgets.layoutShift);
  await page.context().close();
}

/**
 * The size of a page at the best compression. The site compresses a cached page like this in the background once it has
 * been requested again (tests/requests/headers.test.ts). Here it happens without that wait.
 */
export async function bestCompressed(page: Response | null): Promise<number> {
  if (!page) throw new Error("There is no page.");
  const isCached = page.ok() && !page.url().includes("?");
  return (await compress(await page.body(), "br", isCached ? 11 : undefined)).length;
}
