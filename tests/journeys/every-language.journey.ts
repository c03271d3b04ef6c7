/** Checks in each language that pages fit the screen, do not shift, and pass axe. */
import type { Page } from "@playwright/test";
import { defaultLanguage, type Language, languageCodes, languages, localPath } from "../../languages.ts";
import { layoutShift } from "../budgets/weigh.ts";
import { pages as everyPage, records } from "../pages.ts";
import { expectAccessible, expectAccessibleInEveryForm } from "./accessible.ts";
import { everywhere, expect, inEveryLanguage, started, test } from "./journey.ts";
import { expectLight, expectToSaveData } from "./page-budgets.ts";

/** Home, a list, a record and a form, which stand for all other pages. */
const someOfEachForm = ["/", "/events", "/events/signing-day-nairobi", "/contact"];

async function visit(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await started(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(await layoutShift(page), `layout shift of ${path} at ${width} px`).toBe(0);
}

/** Texts that overflow the screen or a box that clips them; boxes that scroll sideways are allowed. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The header adapts to a new size before the next paint.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const root = document.documentElement;
    const faults = root.scrollWidth > root.clientWidth ? ["the page scrolls sideways"] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement as HTMLElement;
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!text.nodeValue?.trim() || !shown || element.closest("script, style, svg, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects()) {
        let box: { left: number; right: number } | undefined = { left: 0, right: root.clientWidth };
        for (let parent: HTMLElement | null = element; parent && box; parent = parent.parentElement) {
          const { overflowX, clipPath } = getComputedStyle(parent);
          if (overflowX === "auto" || clipPath !== "none") box = undefined;
          else if (overflowX !== "visible" && parent !== document.body) box = parent.getBoundingClientRect();
        }
        if (box && (left < box.left - 1 || right > box.right + 1)) faults.push(`"${text.nodeValue.trim()}"`);
      }
    }
    return [...new Set(faults)];
  });
}

async function expectToFit(page: Page, path: string, widths: number[]): Promise<void> {
  for (const size of ["106.25%", "212.5%"]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${path} at ${width} px, text at ${size}`).toEqual([]);
    }
  }
}

languageCodes.forEach((language: Language, index) => {
  const { name } = languages[language];
  // `npm test` runs only those with other scripts: Amharic, and Arabic from right to left.
  const isOnceMore = !["am", "ar"].includes(language);

  test(
    `cuts off and shifts nothing in ${name} at 320 and 1024 px, also with text at 200 %`,
    everywhere(isOnceMore),
    async ({ page }) => {
      for (const path of someOfEachForm) {
        await visit(page, localPath(language, path), 320);
        await expectToFit(page, path, [320, 1024]);
      }
    },
  );

  test(`passes axe in ${name}`, everywhere(language !== "ar"), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Three languages light on a phone, three dark on a wide screen; test:languages checks both for each.
    const dark = index % 2 === 1;
    await page.setViewportSize({ width: dark ? 1280 : 390, height: 800 });
    await page.addInitScript((dark) => dark && localStorage.setItem("theme", "dark"), dark);
    for (const path of [...someOfEachForm, "/faq"]) {
      await page.goto(localPath(language, path));
      await expectAccessible(page);
    }
  });

  // every-page.journey.ts checks English.
  for (const path of language === defaultLanguage ? [] : [...everyPage, ...records])
    test(
      `${localPath(language, path)} fits every screen, does not shift, is light, and passes axe`,
      inEveryLanguage,
      async ({ page, browser, baseURL }, { project }) => {
        const address = localPath(language, path);
        if (project.name === "narrow") {
          await page.setViewportSize({ width: 390, height: 800 });
          await Promise.all([
            expectLight(page, baseURL + address),
            expectToSaveData(browser, baseURL + address),
          ]);
          await expectAccessibleInEveryForm(page);
        } else {
          for (const width of [390, 820]) await visit(page, address, width);
          await expectToFit(page, path, [320, 390, 768, 820, 1024, 1440]);
        }
      },
    );
});
