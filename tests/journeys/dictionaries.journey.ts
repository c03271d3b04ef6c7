/** A visit in a fresh profile: each page after the first arrives as its difference to the first (RFC 9842). */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Response } from "@playwright/test";
import { staticFiles } from "../../server/files/static-files.ts";
import { dictionaryName } from "../../server/http/delta.ts";
import { createLog } from "../../server/process/log.ts";
import { ask, dictionaryAt } from "../dictionary-client.ts";
import { preparedFile } from "../prepared-file.ts";
import { publishPage } from "../requests/published-page.ts";
import { type DeskSite, startDeskSite } from "../requests/sign-in.ts";
import { expect, started } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

let desk: DeskSite;
const test = testOnSite(async () => {
  desk = await startDeskSite({ LOG_LEVEL: "info" }, await preparedFile(true));
  return desk;
});

const unweighed = (text: string) => text.replace(/(<span id="weight" data-besides="\d+">)[\d.,]+/, "$1");

/** How often the server was asked for the page. */
const requests = (path: string) => desk.output().split(`"path":"${path}"`).length - 1;

async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} gave no response.`);
  await started(page);
  return response;
}

/** Chromium stores a dictionary a moment after the page has arrived. */
async function openFirst(page: Page): Promise<string> {
  await dictionaryAt(desk.url);
  const home = await open(page, "/");
  expect(await home.headerValue("use-as-dictionary")).toContain('match="/*"');
  const name = dictionaryName(await home.body());
  await expect
    .poll(() =>
      page.evaluate(async () => (await fetch("/faq", { cache: "no-store" })).headers.get("content-encoding")),
    )
    .toBe("dcz");
  return name;
}

const sentDictionary = async (response: Response) =>
  (await response.request().allHeaders())["available-dictionary"];
const link = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first();

test("the next pages are deltas with the first page as their dictionary, and show the same text", async ({
  page,
}) => {
  const name = await openFirst(page);
  for (const path of ["/about", "/news", "/contact"]) {
    const response = await open(page, path);
    expect(await sentDictionary(response)).toBe(name);
    expect(await response.headerValue("content-encoding")).toBe("dcz");
    const plain = await ask(desk.url + path, { "accept-encoding": "identity" });
    expect(unweighed(await response.text())).toBe(unweighed(plain.body.toString()));
  }
});

test("a prefetched page is a delta, is used when the link is followed, and does not become the dictionary", async ({
  page,
}) => {
  const name = await openFirst(page);
  const before = requests("/about");
  const [fetched] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/about")),
    link(page, "/about").hover(),
  ]);
  expect(await sentDictionary(fetched)).toBe(name);
  expect(await fetched.headerValue("content-encoding")).toBe("dcz");
  await fetched.finished();
  // The server logs a request after its answer.
  await expect.poll(() => requests("/about")).toBe(before + 1);
  await link(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await started(page);
  expect(requests("/about")).toBe(before + 1);
  expect(await sentDictionary(await open(page, "/news"))).toBe(name);
});

test("going back costs nothing", async ({ page }) => {
  await openFirst(page);
  await open(page, "/about");
  await open(page, "/news");
  const before = ["/", "/about"].map(requests);
  for (const path of ["/about", "/"]) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  await started(page);
  expect(["/", "/about"].map(requests)).toEqual(before);
});

for (const [how, follow] of [
  ["followed", (page: Page, path: string) => link(page, path).dispatchEvent("click")],
  [
    "prefetched and followed",
    async (page: Page, path: string) => {
      const before = requests(path);
      await link(page, path).hover();
      await expect.poll(() => requests(path)).toBeGreaterThan(before);
      await link(page, path).click();
    },
  ],
] as const) {
  test(`a page that has changed since it was shown is never shown stale, when its link is ${how}`, async ({
    page,
  }) => {
    await openFirst(page);
    await open(page, "/about");
    const [lead, title] = [`Home, ${how}`, `About, ${how}`];
    await publishPage(desk, "home", { "hero.lead": lead });
    await follow(page, "/");
    await expect(page.getByText(lead, { exact: true })).toBeVisible();
    await publishPage(desk, "about", { "intro.heading": title });
    await follow(page, "/about");
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  });
}

test("a script that a new build has changed arrives as its difference", async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "builds-"));
  const text = readFileSync("package-lock.json", "utf8").slice(0, 50_000);
  mkdirSync(join(folder, "assets"));
  const scriptOf = (version: string) => `export default ${JSON.stringify(text + version)};`;
  for (const version of ["AAAAAAAA", "BBBBBBBB"])
    writeFileSync(join(folder, `assets/start-${version}.js`), scriptOf(version));
  const files = staticFiles({ folder, commonHeaders: {}, log: createLog("silent"), dictionaries: true });
  const server = createServer(
    files((_, response) => void response.setHeader("content-type", "text/html").end("<!doctype html>")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(() => import("/assets/start-AAAAAAAA.js" as string));
    const fetched = () =>
      page.evaluate(async () => {
        const answer = await fetch("/assets/start-BBBBBBBB.js", { cache: "no-store" });
        return { coding: answer.headers.get("content-encoding"), text: await answer.text() };
      });
    await expect.poll(async () => (await fetched()).coding).toBe("dcz");
    expect((await fetched()).text).toBe(scriptOf("BBBBBBBB"));
    const [answer] = await Promise.all([
      page.waitForResponse("**/start-BBBBBBBB.js"),
      page.evaluate(() => import("/assets/start-BBBBBBBB.js" as string)),
    ]);
    expect(await answer.headerValue("content-encoding")).toBe("dcz");
    expect((await answer.request().sizes()).responseBodySize).toBeLessThan(300);
  } finally {
    await page.context().close();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
