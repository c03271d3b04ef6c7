import { expect, expectAccessible, hydrated, test } from "./journey.ts";

const about = (page: import("@playwright/test").Page) => ({
  link: page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "About", exact: true }),
  button: page.getByRole("button", { name: "About: show pages" }),
  panel: page.locator("#about-panel"),
});

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
    await page.getByRole("banner").getByRole("link", { name: "Secure AI Africa" }).click();
    await expect(page).toHaveURL("/");
  });

  test("About opens on hover and closes 200 ms after the pointer has left", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto("/faq");
    await hydrated(page);
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
    await hydrated(page);
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
    await hydrated(page);
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
    await hydrated(page);
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
    await hydrated(page);
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
    ["the fallback font", { "save-data": "on" }],
  ] as const) {
    test(`everything fits in the row, in ${font}`, async ({ page }) => {
      await page.setExtraHTTPHeaders(headers);
      for (const width of [768, 800, 820, 900, 959, 960, 1024, 1100, 1199, 1200, 1280]) {
        await page.setViewportSize({ width, height: 600 });
        await page.goto("/faq", { waitUntil: "load" });
        await page.evaluate(() => document.fonts.ready);
        const targets = page.getByRole("banner").locator("a, button").filter({ visible: true });
        const boxes = await targets.evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().toJSON()),
        );
        boxes.sort((one, other) => one.left - other.left);
        expect(boxes.at(-1).right, `at ${width} px`).toBeLessThanOrEqual(width - 8);
        for (const [index, box] of boxes.entries()) {
          expect(box.left, `at ${width} px`).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
        }
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
    await hydrated(page);
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
    await hydrated(page);
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

test.describe("header without script", () => {
  test.use({ javaScriptEnabled: false });

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
