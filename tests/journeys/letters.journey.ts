/** How scripts and writing directions affect fonts, the film and the carousel. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { languages, localPath } from "../../languages.ts";
import { fontEnvironment } from "../fonts.ts";
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
    await expect.poll(() => fontsOf(page, "h1")).toEqual(["Familjen Grotesk"]);
  });

for (const [language, family] of [
  ["am", "Noto Sans Ethiopic"],
  ["ar", "Noto Sans Arabic"],
] as const)
  test(`${languages[language].name} fetches no web font, and keeps normal letter spacing and line height`, async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on("request", (request) => /\.woff2$/.test(request.url()) && fonts.push(request.url()));
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

test.describe("on a device without fonts for Amharic and Arabic", () => {
  let browser: Browser;
  test.beforeAll(async ({ playwright, launchOptions }) => {
    const env = { ...(process.env as Record<string, string>), ...fontEnvironment("narrow", false) };
    browser = await playwright.chromium.launch({ ...launchOptions, env });
  });
  test.afterAll(() => browser.close());

  /** The fonts that a page fetches, by name. */
  async function fontsFor(options: BrowserContextOptions, path: string, use?: (page: Page) => Promise<void>) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const fonts: string[] = [];
    page.on("request", (request) => {
      const [, name] = /([a-z-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
      if (name && name !== "heading") fonts.push(name);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await use?.(page);
    await context.close();
    return fonts.sort();
  }

  for (const [language, name, family] of [
    ["am", "ethiopic", "Noto Sans Ethiopic"],
    ["ar", "arabic", "Noto Sans Arabic"],
  ] as const)
    for (const javaScriptEnabled of [true, false])
      for (const saveData of ["off", "on"])
        test(`${languages[language].name} is shown in our font, ${javaScriptEnabled ? "with" : "without"} JavaScript, with low-data mode ${saveData}`, async ({
          site,
        }) => {
          const options = {
            baseURL: site.url,
            javaScriptEnabled,
            extraHTTPHeaders: { "save-data": saveData },
          };
          const fonts = await fontsFor(options, localPath(language, "/about"), async (page) => {
            // The only letters in another font are Latin ones and punctuation.
            for (const selector of ["h1", "main p", "footer h2"])
              await expect.poll(() => fontsOf(page, selector), selector).toContain(family);
          });
          expect(fonts).toEqual(["arabic-name", "ethiopic-name", name].sort());
        });

  test("a page in another script fetches only the letters of the names of languages", async ({ site }) => {
    expect(await fontsFor({ baseURL: site.url }, "/about")).toEqual(["arabic-name", "ethiopic-name"]);
  });

  test("Arabic has the weights of Latin", async ({ site }) => {
    await fontsFor({ baseURL: site.url }, "/ar/about", async (page) => {
      const widths = await page.evaluate(() => {
        const text = document.createElement("span");
        text.textContent = "السلام عليكم";
        document.body.append(text);
        return [400, 500, 600, 700].map((weight) => {
          text.style.cssText = `position: absolute; font: ${weight} 100px "Our Arabic"`;
          return text.offsetWidth;
        });
      });
      // Each weight has its own shapes: none is a copy of another, or thickened by the browser.
      expect(new Set(widths).size).toBe(4);
    });
  });
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
    "/am/news/addis-programme",
    "/pt/our-work/model-provenance",
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
