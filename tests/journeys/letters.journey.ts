/** How scripts and writing directions affect fonts, the film and the carousel. */
import type { Page } from "@playwright/test";
import { languages, localPath } from "../../languages.ts";
import { pages, records } from "../pages.ts";
import { expect, started, test } from "./journey.ts";

/** The fonts that render an element's text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const language of ["fr", "pt", "sw"] as const)
  test(`the heading font has every letter of ${languages[language].name}`, async ({ page }) => {
    await page.goto(localPath(language, "/about"));
    // Visitors get the font from their second page on.
    await page.evaluate(async () => {
      await document.fonts.load('1em "Familjen Grotesk"');
      localStorage.setItem("font", "yes");
    });
    await page.reload();
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await fontsOf(page, "h1")).toEqual(["Familjen Grotesk"]);
  });

for (const [language, family] of [
  ["am", "Noto Sans Ethiopic"],
  ["ar", "Noto Sans Arabic"],
] as const)
  test(`${languages[language].name} fetches no web font, and keeps normal letter spacing and line height`, async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    // As for a visitor who has read English pages before.
    await page.addInitScript(() => localStorage.setItem("font", "yes"));
    await page.goto(localPath(language, "/about"), { waitUntil: "networkidle" });
    await started(page);
    expect(await fontsOf(page, "h1")).toContain(family);
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll("h1, h2, h3, main p, header a")].map((element) => {
        const { letterSpacing, textTransform, lineHeight, fontSize } = getComputedStyle(element);
        const isHeading = /^H/.test(element.tagName);
        return [
          letterSpacing,
          textTransform,
          isHeading && parseFloat(lineHeight) / parseFloat(fontSize) < 1.3,
        ];
      }),
    );
    for (const style of styles) expect(style).toEqual(["normal", "none", false]);
    await expect(async () =>
      expect(await page.evaluate(() => document.fonts.status)).toBe("loaded"),
    ).toPass();
    expect(fonts).toEqual([]);
  });

test("mirrors the film and the carousel in Arabic", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/ar/ai-policy");
  const [words, film] = [await page.locator("h1").boundingBox(), await page.locator("video").boundingBox()];
  // The map ends at 93 % of the picture's width.
  if (words && film) expect(film.x + 0.93 * film.width).toBeLessThan(words.x);
  expect(words && film).toBeTruthy();

  await page.goto("/ar");
  await started(page);
  const row = page.locator("[data-island=carousel] ul").first();
  await row.focus();
  const scrolled = () => row.evaluate((list) => Math.round(list.scrollLeft));
  await page.keyboard.press("ArrowLeft");
  await expect.poll(scrolled).toBeLessThan(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrolled).toBe(0);
  const box = await row.boundingBox();
  if (!box) throw new Error("The row is not there.");
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await expect.poll(scrolled).toBeLessThan(0);
});

test("styles a title in another language like its neighbours", async ({ reader: page }) => {
  for (const path of [
    "/fr/our-work/model-provenance",
    "/ar/news/addis-programme",
    "/am/events",
    "/pt/search?q=data",
  ]) {
    await page.goto(path);
    const titles = page.locator("main a > span[lang]");
    expect(await titles.count(), path).toBeGreaterThan(0);
    const differing = await titles.evaluateAll((spans) =>
      spans.filter((span) => {
        const [own, around] = [span, span.parentElement as Element].map((element) =>
          getComputedStyle(element),
        );
        return own?.fontSize !== around?.fontSize || own?.color !== around?.color;
      }),
    );
    expect(differing, path).toEqual([]);
  }
});

for (const language of ["am", "ar"] as const)
  test(`marks the language of Latin text on pages in ${languages[language].name}`, async ({
    reader: page,
    request,
  }) => {
    const unmarked: Record<string, string[]> = {};
    // The site's Trusted Types policy forbids parsing HTML from text.
    await page.goto("about:blank");
    for (const path of [...pages, ...records, "/?updates=resource", "/news?page=2", "/resources?page=2"]) {
      const html = await (await request.get(localPath(language, path))).text();
      const found = await page.evaluate(findUnmarked, html);
      if (found.length > 0) unmarked[path] = found;
    }
    expect(unmarked).toEqual({});
  });

/** Finds five or more Latin words in a row, which is more than a name; quoted English terms are allowed. */
function findUnmarked(html: string): string[] {
  const { body, documentElement } = new DOMParser().parseFromString(html, "text/html");
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement as Element;
    const isMarked = element.closest("[lang]")?.getAttribute("lang") !== documentElement.lang;
    if (isMarked || element.closest("script, style, code")) continue;
    const unquoted = (text.nodeValue ?? "").replaceAll(/«[^»]*»/g, "");
    if (/\p{Script=Latin}+(?:[\s’'-]+\p{Script=Latin}+){4}/u.test(unquoted)) found.push(unquoted);
  }
  return found;
}
