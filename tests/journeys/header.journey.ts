import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { expect, expectAccessible, started, test } from "./journey.ts";

const about = (page: Page) => ({
  link: page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "About", exact: true }),
  button: page.getByRole("button", { name: "About: show pages" }),
  panel: page.locator("#about-panel"),
});

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

/** Nothing of the header is cut off, and nothing lies over something else. */
async function expectRowOrButton(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A frame in which the page answers to its new size, and the next one.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const width = page.viewportSize()?.width ?? 0;
  const stacked = await menuButton(page).isVisible();
  const items = page.getByRole("banner").locator("a, button").filter({ visible: true });
  if (stacked) await expect(items).toHaveCount(2);
  const boxes = await items.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  );
  boxes.sort((one, other) => one.left - other.left);
  expect(boxes.at(-1).right, `at ${width} px`).toBeLessThanOrEqual(width - 8);
  for (const [index, box] of boxes.entries()) {
    expect(box.left, `at ${width} px`).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
  }
}

test.describe("header, wide (spec 2: Shell)", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the items stand in a row, in order, with Contact Us as a button at the end", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main menu" });
    const items = menu.locator("> ul > li > a, > ul > li > div > a");
    await expect(items).toHaveText([
      /^Home/,
      /^About/,
      /^Resources/,
      /^AI Security/,
      /^Our Work/,
      /^Get Involved/,
      /^Events/,
      /^News/,
      /^Contact Us$/,
    ]);
    const tops = await items.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);
    const [bar, button] = [await page.getByRole("banner").boundingBox(), await items.last().boundingBox()];
    const middle = (box: typeof bar) => (box ? box.y + box.height / 2 : Number.NaN);
    expect(Math.abs(middle(bar) - middle(button)), "from the middle of the bar").toBeLessThanOrEqual(1);
    await page.getByRole("banner").getByRole("link", { name: "Secure AI Africa" }).click();
    await expect(page).toHaveURL("/");
  });

  test("About opens on hover and closes 200 ms after the pointer has left", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/faq");
    await started(page);
    await page.clock.pauseAt(3_600_000);
    const { link, button, panel } = about(page);
    await expect(panel).toBeHidden();
    await link.hover();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");

    await panel.hover();
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible();

    await page.mouse.move(640, 700);
    await page.clock.runFor(199);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("a press keeps open what the mouse has opened on its way; the next one closes it", async ({
    page,
  }) => {
    await page.goto("/faq");
    await started(page);
    const { button, panel } = about(page);
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });

  test("the panel shows three cards side by side, at most 1200 px wide, 16 px from the edges", async ({
    page,
  }) => {
    await page.goto("/faq");
    await started(page);
    const { button, panel } = about(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("listitem")).toHaveText([
      /Mission and Vision.+/,
      /Partnerships.+/,
      /History.+/,
    ]);
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
    const tops = await panel
      .getByRole("listitem")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expectAccessible(page);
  });

  test("the panel opens and closes by keyboard, by Escape and by a click outside", async ({ page }) => {
    await page.goto("/faq");
    await started(page);
    const { button, panel } = about(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Space");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Space");
    await expect(panel).toBeHidden();

    await button.click();
    await page.mouse.click(640, 750);
    await expect(panel).toBeHidden();

    await button.click();
    await panel.getByRole("link", { name: /History/ }).click();
    await expect(page).toHaveURL("/about/history");
    await page.mouse.move(640, 750);
    await expect(panel).toBeHidden();
  });

  test("tabbing out of the panel closes it", async ({ page }) => {
    await page.goto("/faq");
    await started(page);
    const { button, panel } = about(page);
    await button.focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Resources" }).first()).toBeFocused();
    await expect(panel).toBeHidden();
  });
});

test.describe("header, mid-width", () => {
  test("long names are cut to 8 characters and an ellipsis, to the eye only", async ({ page }) => {
    for (const width of [768, 820, 1024, 1199]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/faq");
      const link = page
        .getByRole("navigation", { name: "Main menu" })
        .getByRole("link", { name: "AI Security", exact: true });
      await expect(link.getByText("AI Secur…")).toBeVisible();
      await expect(link.getByText("AI Security", { exact: true })).toHaveCSS("opacity", "0");
      await link.hover();
      await expect(link.getByText("AI Security", { exact: true })).toHaveCSS("opacity", "1");
      await page.mouse.move(0, 700);
      await expect(page.getByText("Our Work…")).toHaveCount(0);
    }
  });

  for (const [font, headers] of [
    ["our font", {}],
    ["the system's font", { "save-data": "on" }],
  ] as const) {
    test(`everything fits in the row, or stands behind the button, in ${font}`, async ({ page }, {
      project,
    }) => {
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
    });
  }

  test("names are whole where there is room", async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto("/faq");
    await expect(page.getByText("AI Secur…")).toBeHidden();
  });
});

test.describe("header, narrow", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("the hamburger opens a stacked menu; About expands in place; a choice closes it", async ({ page }) => {
    await page.goto("/faq");
    await started(page);
    const hamburger = page.getByRole("button", { name: "Menu", exact: true });
    const menu = page.locator("#site-menu");
    await expect(menu).toBeHidden();
    await expect(hamburger).toHaveAttribute("aria-expanded", "false");
    await hamburger.click();
    await expect(menu).toBeVisible();
    await expect(hamburger).toHaveAttribute("aria-expanded", "true");

    const { button, panel } = about(page);
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
    const [panelBox, nextBox] = [
      await panel.boundingBox(),
      await menu.getByRole("link", { name: "Resources" }).boundingBox(),
    ];
    expect((panelBox?.y ?? 0) + (panelBox?.height ?? 0)).toBeLessThanOrEqual(nextBox?.y ?? 0);
    await expectAccessible(page);

    await menu.getByRole("link", { name: "Partnerships" }).click();
    await expect(page).toHaveURL("/about/partnerships");
    await expect(menu).toBeHidden();
  });

  test("the menu closes by its button, by Escape, by a tap outside, and collapses at 768 px", async ({
    page,
  }) => {
    await page.goto("/faq");
    await started(page);
    const hamburger = page.getByRole("button", { name: "Menu", exact: true });
    const menu = page.locator("#site-menu");
    for (const close of [
      () => hamburger.click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(200, 780),
    ]) {
      await hamburger.click();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
    }
    await hamburger.click();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(hamburger).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(menu).toBeHidden();
    await expect(hamburger).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("header, where the row does not fit", () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  const setTextSize = (page: Page, size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);

  test("larger text puts the menu behind its button, which works as on a narrow screen", async ({ page }) => {
    await page.goto("/faq");
    await started(page);
    const menu = page.locator("#site-menu");
    await expect(menuButton(page)).toBeHidden();
    await setTextSize(page, "212.5%");
    await expect(menuButton(page)).toBeVisible();
    await expect(menu).toBeHidden();

    await menuButton(page).click();
    await expect(menu).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    const { button, panel } = about(page);
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
    const [panelBox, nextBox] = [
      await panel.boundingBox(),
      await menu.getByRole("link", { name: "Resources" }).boundingBox(),
    ];
    expect((panelBox?.y ?? 0) + (panelBox?.height ?? 0)).toBeLessThanOrEqual(nextBox?.y ?? 0);
    await expectAccessible(page);
    await menu.getByRole("link", { name: "Partnerships" }).click();
    await expect(page).toHaveURL("/about/partnerships");
    // A new page, in which the browser would have kept the size.
    await setTextSize(page, "212.5%");
    await expect(menu).toBeHidden();
  });

  test("an open menu closes when the row fits again", async ({ page }) => {
    await page.goto("/faq");
    await started(page);
    await setTextSize(page, "212.5%");
    await menuButton(page).click();
    await setTextSize(page, "");
    await expect(menuButton(page)).toBeHidden();
    await expectRowOrButton(page);
    await setTextSize(page, "212.5%");
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#site-menu")).toBeHidden();
  });

  test("the form of the menu is decided before it is first painted, and nothing jumps", async ({ page }) => {
    // Low-data mode, so by no other script than the page's own.
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
        // What a frame finds is what the one before it has painted.
        if (arrived) painted.push(document.documentElement.classList.contains("stacked"));
        arrived ||= document.querySelector("header + main") !== null;
        requestAnimationFrame(atFrame);
      })();
    });
    await page.goto("/faq");
    await expect(menuButton(page)).toBeVisible();
    const painted = await page.evaluate(() => (window as unknown as { painted: boolean[] }).painted);
    expect(painted.length).toBeGreaterThan(0);
    expect(painted).not.toContain(false);
    expect(await layoutShift(page)).toBe(0);
  });
});

test.describe("header without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a row that does not fit wraps, and covers nothing", async ({ page }) => {
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
        // As on a machine that has none of the fonts whose width is known.
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
      expect(items).toHaveLength(10);
      for (const { left, right, top, bottom } of items) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(header.bottom);
      }
    }
  });

  test("the narrow menu opens and its links go, About's pages among them", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/faq");
    const menu = page.locator("#site-menu");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: /Mission and Vision/ }).click();
    await expect(page).toHaveURL("/about/mission-vision");
  });

  test("the wide panel opens on hover and on focus", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/faq");
    const { link, panel } = about(page);
    await expect(panel).toBeHidden();
    await link.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(panel).toBeHidden();
    await link.focus();
    await expect(panel).toBeVisible();
  });

  test("the appearance stays light, and there is no toggle that would do nothing", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator("html")).not.toHaveClass(/dark/);
    await expect(page.locator("[data-theme-toggle]")).toBeHidden();
  });
});
