/** Whether the header shows its entries in a row or behind a menu button, which depends on the width of the font. */
import type { Page } from "@playwright/test";
import { type Language, languages, localPath } from "../../languages.ts";
import { layoutShift } from "../budgets/weigh.ts";
import { about, expectRowOrButton, menu, menuButton, setTextSize } from "./header-menu.ts";
import { everywhere, expect, started, test } from "./journey.ts";

test("shows the entries in a row, in order, ending with the Contact Us button, and the About panel below", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/faq");
  await started(page);
  const items = page
    .getByRole("navigation", { name: "Main menu" })
    .locator("> ul > li > a, > ul > li > div > a");
  await expect(items).toHaveText([
    /^Home/,
    /^About/,
    /^Resources/,
    /^AI Security/,
    /^Our Work/,
    /^Get Involved/,
    /^Events/,
    /^News/,
    /^Search$/,
    /^Contact Us$/,
  ]);
  const tops = await items.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  const [bar, last] = [await page.getByRole("banner").boundingBox(), await items.last().boundingBox()];
  const middle = (box: typeof bar) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(bar) - middle(last)), "from the middle of the bar").toBeLessThanOrEqual(1);

  await test.step("the panel has three cards in a row, is at most 1200 px wide, and stays 16 px from the edges", async () => {
    const { button, panel } = about(page);
    await button.focus();
    await page.keyboard.press("Enter");
    const cards = panel.getByRole("listitem");
    await expect(cards).toHaveText([/Mission and Vision.+/, /Partnerships.+/, /History.+/]);
    for (const [width, expected] of [
      [1920, 1200],
      [1280, 1200],
      [1000, 968],
      [768, 736],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const box = await panel.boundingBox();
      expect(box?.width).toBe(expected);
      expect(box?.x).toBe((width - expected) / 2);
    }
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test("visually truncates long names to 8 characters and an ellipsis at medium widths", async ({ page }) => {
  await page.goto("/faq");
  const link = page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "AI Security", exact: true });
  for (const width of [768, 820, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link.getByText("AI Secur…")).toBeVisible();
    await expect(link.getByText("AI Security", { exact: true })).toHaveCSS("opacity", "0");
    await link.hover();
    await expect(link.getByText("AI Security", { exact: true })).toHaveCSS("opacity", "1");
    await page.mouse.move(0, 700);
    await expect(page.getByText("Our Work…")).toHaveCount(0);
  }
  await test.step("shows full names from 1024 px on", async () => {
    for (const width of [1024, 1119, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await expectRowOrButton(page);
      await expect(menuButton(page)).toBeHidden();
      for (const name of ["AI Security", "Resources", "Get Involved"])
        await expect(menu(page).getByText(name, { exact: true }), `${name} at ${width} px`).toHaveCSS(
          "opacity",
          "1",
        );
      await expect(page.getByText("AI Secur…")).toBeHidden();
    }
  });
});

for (const [font, headers] of [
  ["our font", {}],
  ["the system's font", { "save-data": "on" }],
] as const) {
  test(
    `fits every entry in the row, or moves them behind the button, in ${font}`,
    everywhere(),
    async ({ page }, { project }) => {
      await page.setExtraHTTPHeaders(headers);
      await page.goto("/faq", { waitUntil: "load" });
      const mayStack = project.name === "wide" && font !== "our font";
      for (const width of [768, 800, 820, 900, 959, 960, 1024, 1100, 1199, 1200, 1280]) {
        await page.setViewportSize({ width, height: 600 });
        await expectRowOrButton(page);
        if (!mayStack) await expect(menuButton(page), `at ${width} px`).toBeHidden();
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "212.5%";
      });
      for (const width of [768, 820, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 600 });
        await expectRowOrButton(page);
      }
    },
  );
}

for (const [language, { name }] of Object.entries(languages)) {
  test(`shows the row in ${name} at every width from 820 px`, everywhere(), async ({ page }) => {
    await page.goto(localPath(language as Language, "/faq"), { waitUntil: "load" });
    for (const width of [820, 960, 1024, 1119, 1120, 1200, 1280, 1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 600 });
      await expectRowOrButton(page);
      await expect(menuButton(page), `at ${width} px`).toBeHidden();
    }
  });
}

test("moves the menu behind its button for larger text, and closes it when the row fits again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/faq");
  await started(page);
  await expect(menuButton(page)).toBeHidden();
  await setTextSize(page, "212.5%");
  await expect(menuButton(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await setTextSize(page, "");
  await expect(menuButton(page)).toBeHidden();
  await expectRowOrButton(page);
  await setTextSize(page, "212.5%");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menu(page)).toBeHidden();
});

test("chooses row or button before the first paint, without a layout shift", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  // Low-data mode, so that only the inline script runs.
  await page.setExtraHTTPHeaders({ "save-data": "on" });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = "212.5%";
      observer.disconnect();
    }).observe(document, { childList: true });
    const painted: boolean[] = [];
    Object.assign(window, { painted });
    let arrived = false;
    (function atFrame() {
      // Each frame sees what the previous frame painted.
      if (arrived) painted.push(document.documentElement.classList.contains("stacked"));
      arrived ||= document.querySelector("header + main") !== null;
      requestAnimationFrame(atFrame);
    })();
  });
  await page.goto("/faq");
  await expect(menuButton(page)).toBeVisible();
  const painted = () => page.evaluate(() => (window as unknown as { painted: boolean[] }).painted);
  // A busy machine may not have reached its second frame.
  await expect.poll(painted).not.toEqual([]);
  expect(await painted()).not.toContain(false);
  expect(await layoutShift(page)).toBe(0);
});

/** The text spacing that WCAG 1.4.12 requires a page to support. */
const textSpacing =
  "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`larger text, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const standard of [16, 20, 24]) {
      test(
        `keeps everything visible and reachable with a default text size of ${standard} px, also with text spacing`,
        everywhere(standard !== 24),
        async ({ page }) => {
          const session = await page.context().newCDPSession(page);
          await session.send("Page.setFontSizes", { fontSizes: { standard } });
          await page.goto("/faq");
          for (const rules of ["", textSpacing]) {
            await page.evaluate((rules) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(rules);
              document.adoptedStyleSheets = [sheet];
            }, rules);
            for (const width of [320, 390, 768, 820, 1024, 1280]) {
              await page.setViewportSize({ width, height: 600 });
              // With JavaScript, wait a frame for the header to adapt to its new size.
              if (javaScriptEnabled) await page.evaluate(() => new Promise(requestAnimationFrame));
              await expectNothingCut(page, `${width} px${rules && ", spaced"}`);
              // Names are truncated only at the default size.
              if (javaScriptEnabled && standard > 16) await expect(page.getByText("AI Secur…")).toBeHidden();
            }
          }
        },
      );
    }
  });
}

/** Expects all of the bar, and of the menu behind its button, to be on the screen or within reach of scrolling. */
async function expectNothingCut(page: Page, where: string): Promise<void> {
  // Away from About, whose panel opens on hover.
  await page.mouse.move(0, 590);
  await expect(about(page).panel).toBeHidden();
  const stacked = await menuButton(page).isVisible();
  const cut = () =>
    page.evaluate(() => {
      const header = document.querySelector("body > header") as HTMLElement;
      const menu = header.querySelector("nav") as HTMLElement;
      const shown = [...header.querySelectorAll<HTMLElement>("a, button")].filter((item) =>
        item.checkVisibility({ visibilityProperty: true }),
      );
      const faults = shown.flatMap((item) => {
        item.scrollIntoView({ block: "nearest" });
        const range = document.createRange();
        range.selectNodeContents(item);
        // Skip text that only shows on hover or to screen readers.
        const hidden = [...item.querySelectorAll("span")].find(
          (span) => span.offsetWidth < 2 || getComputedStyle(span).opacity === "0",
        );
        if (hidden) range.setStartAfter(hidden);
        const boxes = [item.getBoundingClientRect(), ...range.getClientRects()];
        const inPopover = menu.matches(":popover-open") && menu.contains(item);
        const bottom = inPopover ? innerHeight : header.getBoundingClientRect().bottom;
        const outside = boxes.some(
          (box) =>
            box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -0.5 || box.bottom > bottom + 0.5,
        );
        return outside ? [`${item.textContent}: outside`] : [];
      });
      const inBar = shown.filter((item) => !(menu.matches(":popover-open") && menu.contains(item)));
      const boxes = inBar.map((item) => ({ item, box: item.getBoundingClientRect() }));
      for (const [index, { item, box }] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 0.5 && down > 0.5) faults.push(`${item.textContent} over ${other.item.textContent}`);
        }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push("the page scrolls sideways");
      if (menu.scrollWidth > menu.clientWidth + 1) faults.push("the menu scrolls sideways");
      return faults;
    });
  expect(await cut(), `the bar at ${where}`).toEqual([]);
  if (!stacked) return;
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await cut(), `the open menu at ${where}`).toEqual([]);
  await page.keyboard.press("Escape");
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("wraps a row that does not fit, without covering anything", async ({ page }) => {
    await page.goto("/faq");
    for (const [size, width] of [
      ["106.25%", 768],
      ["212.5%", 768],
      ["212.5%", 820],
      ["212.5%", 1024],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const { sideways, header, main, items } = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        // As on a machine with none of the fonts whose widths we know.
        document.documentElement.style.setProperty("--font-heading", "var(--font-text)");
        const boxOf = (element: Element | null) => element?.getBoundingClientRect().toJSON();
        const items = [...document.querySelectorAll("body > header :is(a, button)")];
        return {
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          header: boxOf(document.querySelector("body > header")),
          main: boxOf(document.querySelector("main")),
          items: items.filter((item) => item.checkVisibility({ visibilityProperty: true })).map(boxOf),
        };
      }, size);
      expect(sideways).toBe(0);
      expect(main.top).toBe(header.bottom);
      expect(items).toHaveLength(12);
      for (const { left, right, top, bottom } of items) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(header.bottom);
      }
    }
  });
});
