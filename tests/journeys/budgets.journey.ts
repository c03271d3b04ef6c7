/** What a visit may cost, measured on the built site in a real browser. The numbers are in tests/budgets. */
import type { Page } from "@playwright/test";
import { budgets } from "../budgets/budgets.ts";
import { bodies, bodyOf, type Load, layoutShift, onPoorLine, weigh, whole } from "../budgets/weigh.ts";
import { expect, hydrated, test } from "./journey.ts";
import { pages } from "./pages.ts";

const ofType = (loads: Load[], ...types: string[]) => loads.filter(({ type }) => types.includes(type));
const isPicture = ({ type, url }: Load) => type === "Image" || type === "Media" || /\.svg$/.test(url);

async function visit(page: Page, path: string): Promise<Load[]> {
  const loads = await weigh(page);
  await page.goto(path, { waitUntil: "networkidle" });
  return loads;
}

/** With the framework, which on a busy machine begins only after the line has been quiet for a while. */
async function wholeVisit(page: Page, path: string): Promise<Load[]> {
  const loads = await visit(page, path);
  await hydrated(page);
  return loads;
}

test("the first visit of Home", async ({ page }) => {
  const loads = await wholeVisit(page, "/");
  const [script, fonts] = [bodies(ofType(loads, "Script")), bodies(ofType(loads, "Font"))];
  expect(script, "script").toBeLessThanOrEqual(budgets.script);
  expect(script, "script").toBeGreaterThan(budgets.script / 2);
  expect(fonts, "fonts").toBeLessThanOrEqual(budgets.fonts);
  expect(whole(loads), "everything").toBeLessThanOrEqual(budgets.firstVisit);
});

test("Home on a poor line: no framework without a touch", async ({ page }) => {
  const loads = await weigh(page);
  await onPoorLine(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(ofType(loads, "Script"), "script before a touch").toEqual([]);
  expect(whole(loads), "everything").toBeLessThanOrEqual(budgets.poorLine);
  await page.mouse.click(5, 300);
  await hydrated(page);
});

for (const path of pages) {
  test(`${path} within its budgets, also in low-data mode`, async ({ page, browser, baseURL }) => {
    const saving = await browser.newPage({ baseURL: baseURL ?? "", extraHTTPHeaders: { "save-data": "on" } });
    // Asked for again, a page is compressed once more, in the background.
    await expect.poll(() => bodyOf(baseURL + path), { message: "HTML" }).toBeLessThanOrEqual(budgetOf(path));
    await Promise.all([expectLight(page, path), expectToSaveData(saving, path)]);
    await saving.context().close();
  });
}

const budgetOf = (path: string) => (path === "/" ? budgets.homeHtml : budgets.html);

async function expectLight(page: Page, path: string): Promise<void> {
  const had = path === "/" ? [] : await scriptsOfHome(page);
  const loads = await wholeVisit(page, path);
  const added = ofType(loads, "Script").filter(({ url }) => !had.includes(url));
  const budget = budgetOf(path);
  const document = ofType(loads, "Document");
  const html = bodies(document);
  expect(html, "HTML").toBeLessThanOrEqual(budget);
  expect(html, "HTML").toBeGreaterThan(budget / 4);
  expect(whole(document), "HTML with its headers").toBeLessThanOrEqual(budgets.firstFlight);
  if (path !== "/") expect(bodies(added), "script").toBeLessThanOrEqual(budgets.pageScript);
  expect(await layoutShift(page), "layout shift").toBe(budgets.layoutShift);
}

async function expectToSaveData(page: Page, path: string): Promise<void> {
  const loads = await visit(page, path);
  expect(ofType(loads, "Script"), "script").toEqual([]);
  expect(loads.length, loads.map(({ url }) => url).join(" ")).toBeLessThanOrEqual(budgets.lowData.requests);
  expect(whole(loads), "everything").toBeLessThanOrEqual(budgets.lowData.bytes);
  expect(whole(loads), "everything").toBeGreaterThan(budgets.lowData.bytes / 10);
  expect(await layoutShift(page), "layout shift").toBe(budgets.layoutShift);
}

let atHome: string[] | undefined;

/** Asked of the browser once for all pages. */
async function scriptsOfHome(page: Page): Promise<string[]> {
  atHome ??= ofType(await wholeVisit(page, "/"), "Script").map(({ url }) => url);
  return atHome;
}

const sections = ["/our-work", "/news", "/events", "/resources"];
const moves = [
  ...sections.map((section) => ({ from: "/", to: `[href="${section}"]` })),
  ...sections.map((section) => ({ from: section, to: `[href^="${section}/"]` })),
  ...["/our-work", "/news", "/events"].map((section) => ({ from: "/", to: `[href^="${section}/"]` })),
];

for (const { from, to } of moves) {
  test(`moving on from ${from} to ${to}`, async ({ page }) => {
    await page.goto(from, { waitUntil: "networkidle" });
    await hydrated(page);
    const loads = await weigh(page);
    // By keyboard, because a pointer on its way may fetch other pages ahead.
    await page.locator(`main a${to}`).first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname !== from);
    await page.waitForLoadState("networkidle");
    expect(ofType(loads, "Document")).toEqual([]);
    expect(bodies(loads.filter((load) => !isPicture(load)))).toBeLessThanOrEqual(budgets.navigation);
    expect(bodies(loads), "what the browser fetched").toBeGreaterThan(0);
  });
}
