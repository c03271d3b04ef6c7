import type { Locator, Page } from "@playwright/test";
import { everywhere, expect, started, test, withoutIslands } from "./journey.ts";

const row = (page: Page) => page.getByRole("list", { name: "Updates, newest first" });
/** The hover strips at both ends of the row. */
const edges = (page: Page) => row(page).locator("~ div");
const next = (page: Page) => page.getByRole("button", { name: "Next update" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous update" });

const slides = (list: Locator) =>
  list.evaluate((element) => {
    const boxes = [...element.children].map((slide) => slide.getBoundingClientRect());
    const [first, second] = boxes;
    if (!first || !second) throw new Error("A row of one slide");
    return { width: first.width, gap: second.left - first.right, stride: second.left - first.left };
  });

/** Expects the row to come to rest after this many slides. */
const expectAt = (page: Page, index: number) =>
  expect
    .poll(async () => {
      const { stride } = await slides(row(page));
      return row(page).evaluate(
        (element, step) => Math.round((element.scrollLeft / step) * 100) / 100,
        stride,
      );
    })
    .toBeCloseTo(index, 1);

async function open(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("/");
  await started(page);
  await row(page).scrollIntoViewIfNeeded();
}

test.describe("carousels", () => {
  test("shows 1 slide at a time, 2 from 640 px and 3 from 1024 px, 30 px apart", async ({ page }) => {
    await page.goto("/");
    for (const [width, inView] of [
      [320, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1600, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ["Updates, newest first", "Newest projects"]) {
        const list = page.getByRole("list", { name });
        const { width: slide, gap } = await slides(list);
        const room = await list.evaluate(({ clientWidth }) => clientWidth);
        const padding = 12;
        expect(gap, `${name} at ${width} px`).toBeCloseTo(30, 1);
        expect(inView * slide + (inView - 1) * 30, `${name} at ${width} px`).toBeCloseTo(room - padding, 0);
      }
    }
  });

  test("moves one slide by 44 px buttons and arrow keys, and disables the buttons at the ends", async ({
    page,
  }) => {
    await open(page);
    for (const button of [next(page), previous(page)]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
    await next(page).click();
    await expectAt(page, 1);
    await expect(previous(page)).toHaveAttribute("aria-disabled", "false");
    await next(page).click();
    await next(page).click();
    await expectAt(page, 3);
    await previous(page).click();
    await expectAt(page, 2);
    await row(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");

    await test.step("arrow keys work from the row and from a card in it", async () => {
      await row(page).evaluate((list) => list.scrollTo({ left: 0, behavior: "instant" }));
      await expectAt(page, 0);
      await row(page).focus();
      await page.keyboard.press("ArrowRight");
      await expectAt(page, 1);
      await page.keyboard.press("ArrowLeft");
      await expectAt(page, 0);
      await row(page).getByRole("link").first().focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expectAt(page, 2);
    });
  });

  test("slides every 200 ms while the mouse is on the 20 px strip at either end, and stops when it leaves", async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await open(page);
    await page.clock.pauseAt(3_600_000);
    await expect(edges(page)).toHaveCount(2);
    const [frame, start, end] = [
      await row(page).locator("..").boundingBox(),
      await edges(page).first().boundingBox(),
      await edges(page).last().boundingBox(),
    ];
    if (!frame || !start || !end) throw new Error("The strips are not shown");
    expect([start.width, start.x - frame.x, start.height]).toEqual([20, 0, frame.height]);
    expect([end.width, end.x + 20, end.height]).toEqual([20, frame.x + frame.width, frame.height]);
    const away = () => page.mouse.move(frame.x + frame.width / 2, frame.y + 20);

    await edges(page).last().hover();
    await page.clock.runFor(199);
    await away();
    await page.clock.runFor(1000);
    await edges(page).last().hover();
    await page.clock.runFor(200);
    await expectAt(page, 1);
    await page.clock.runFor(400);
    await expectAt(page, 3);

    await away();
    await page.clock.runFor(2000);
    await edges(page).first().hover();
    await page.clock.runFor(200);
    await expectAt(page, 2);
    await page.clock.runFor(1000);
    await expectAt(page, 0);
  });
});

/** The names of the tab stops from the last filter to the end of the carousel. */
async function tabStops(page: Page): Promise<string[]> {
  const section = page.getByRole("region", { name: "Latest Updates" });
  await section.getByRole("link", { name: "Resources", exact: true }).focus();
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if (!(await section.locator(":focus").count())) return stops;
    await expect(focused).toBeInViewport();
    stops.push(...(await namesOf(focused)));
  }
}

const namesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.ariaLabel ?? element.textContent.trim()));
const cards = (page: Page) => namesOf(row(page).getByRole("link"));

test.describe("carousels by keyboard", () => {
  const controls = ["Skip the updates", "Previous update", "Next update", "Updates, newest first"];

  test(
    "tabs through a skip link, the buttons, the row, and only the cards in view",
    everywhere(),
    async ({ page }) => {
      await open(page);
      const all = await cards(page);
      expect(await tabStops(page)).toEqual([...controls, ...all.slice(0, 3)]);
      await expect(page.locator("[data-hydrated]")).toHaveCount(1);

      await test.step("after sliding, too", async () => {
        await next(page).press("Enter");
        await expectAt(page, 1);
        expect(await tabStops(page)).toEqual([...controls, ...all.slice(1, 4)]);
      });

      await test.step("Shift+Tab returns to the last card in view", async () => {
        await page.keyboard.press("Shift+Tab");
        await expect(row(page).locator(":focus")).toHaveText(all[3] ?? "");
      });

      await test.step("focus moves to the row when its card slides out of view", async () => {
        await row(page).getByRole("link").nth(1).focus();
        await page.keyboard.press("ArrowRight");
        await expectAt(page, 2);
        await expect(row(page)).toBeFocused();
      });

      await test.step("the skip link leads past the carousel", async () => {
        await page.getByRole("link", { name: "Skip the updates" }).press("Enter");
        await page.keyboard.press("Tab");
        await expect(page.getByRole("region", { name: "Latest Updates" }).locator(":focus")).toHaveCount(0);
        await page.keyboard.press("Shift+Tab");
        await expect(row(page).locator(":focus")).toHaveText(all[4] ?? "");
      });

      await test.step("another filter's row behaves the same", async () => {
        await page
          .getByRole("link", { name: "News", exact: true })
          .and(page.locator("main a"))
          .press("Enter");
        await expect.poll(() => cards(page)).not.toEqual(all);
        expect(await tabStops(page)).toEqual([...controls, ...(await cards(page)).slice(0, 3)]);
      });
    },
  );

  test("has the same tab stops before hydration, and on a phone", everywhere(), async ({ page }) => {
    await withoutIslands(page);
    for (const [width, inView] of [
      [1280, 3],
      [390, 1],
    ] as const) {
      await open(page, width);
      expect(await tabStops(page)).toEqual([...controls, ...(await cards(page)).slice(0, inView)]);
    }
  });
});

test.describe("carousels under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the edges do nothing, and the buttons move without animation", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page);
    await page.clock.pauseAt(3_600_000);
    for (const edge of await edges(page).all()) await expect(edge).toBeHidden();
    const box = await row(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 16, (box?.y ?? 0) + 60);
    await page.clock.runFor(1000);
    await next(page).click();
    const { stride } = await slides(row(page));
    // The clock is stopped, so nothing can slide: the row must already be in its new place.
    await expect.poll(() => row(page).evaluate((list) => list.scrollLeft)).toBeCloseTo(stride, 0);
  });
});

test.describe("carousels on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("swipes from slide to slide, with no strip in the way", async ({ page }) => {
    await page.goto("/");
    await started(page);
    for (const edge of await edges(page).all()) await expect(edge).toBeHidden();
    await expect(row(page)).toHaveCSS("overflow-x", "auto");
    await expect(row(page)).toHaveCSS("scroll-snap-type", "x mandatory");
    await expect(row(page).locator("> li").first()).toHaveCSS("scroll-snap-align", "start");
  });
});

test.describe("carousels before hydration", () => {
  test("shows the buttons, and carries out an early press after hydration", async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/islands-*", async (route) => {
      await promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await started(page);
    await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
    await next(page).click();
    await expectAt(page, 0);
    release();
    await expectAt(page, 1);
  });

  test("starts sliding if the mouse already rests on an edge", everywhere(), async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/islands-*", async (route) => {
      await promise;
      await route.continue();
    });
    await open(page);
    await edges(page).last().hover();
    await expectAt(page, 0);
    release();
    // The end of the row: thirty slides, three in view.
    await expectAt(page, 27);
  });

  test("scrolls natively if the row is never hydrated", async ({ page }) => {
    await withoutIslands(page);
    await open(page);
    await row(page).focus();
    await page.keyboard.press("ArrowRight");
    await expectAt(page, 1);
    await row(page).getByRole("link").nth(4).focus();
    await expect(row(page).getByRole("link").nth(4)).toBeInViewport();
  });
});

test.describe("carousels without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("scrolls natively, also by keyboard, and shows no dead buttons", async ({ page }) => {
    await page.goto("/");
    await expect(next(page)).toHaveCount(0);
    await expect(edges(page).first()).toBeHidden();
    await row(page).focus();
    await page.keyboard.press("ArrowRight");
    await expectAt(page, 1);
    const skip = page.getByRole("link", { name: "Skip the updates" });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await skip.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("region", { name: "Latest Updates" }).locator(":focus")).toHaveCount(0);
  });
});
