/** The pins on the map of Home and Events, by eye, finger and keyboard. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { everywhere, expect, test } from "./journey.ts";

/** What can be pressed of a pin: a circle as wide as its dot and the line around it. */
const pinsOf = (page: Page) =>
  page.locator("main a > svg > circle").evaluateAll((circles) =>
    circles.map((circle) => {
      const { left, top, width } = circle.getBoundingClientRect();
      const { strokeWidth } = getComputedStyle(circle);
      const scale = width / (2 * Number(circle.getAttribute("r")));
      const reach = width / 2;
      return { x: left + reach, y: top + reach, size: width + Number.parseFloat(strokeWidth) * scale };
    }),
  );

for (const width of [320, 390, 820, 1440]) {
  test(`pins are large enough and far enough apart at ${width} px`, everywhere(), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/events"]) {
      await page.goto(path);
      const pins = await pinsOf(page);
      expect(pins.length, path).toBeGreaterThan(2);
      for (const [index, pin] of pins.entries()) {
        expect(pin.size, path).toBeGreaterThanOrEqual(width < 390 ? 23 : 24);
        for (const other of pins.slice(index + 1))
          expect(Math.hypot(pin.x - other.x, pin.y - other.y), path).toBeGreaterThanOrEqual(24);
      }
      await expectAccessible(page);
    }
  });
}

test("a pin is found by the keyboard, shows that it has the focus, and leads to its event", async ({
  page,
}) => {
  await page.goto("/events");
  const link = page.getByRole("list", { name: "Upcoming events on the map" }).getByRole("link").first();
  const circle = link.locator("circle");
  const colour = () => circle.evaluate((element) => getComputedStyle(element).stroke);
  await page.getByRole("button", { name: "Search", exact: true }).focus();
  const before = await colour();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  expect(await colour()).not.toBe(before);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/events/signing-day-nairobi");
});

test("a pin is pressed on the map, also on Home and without script", async ({ reader: page }) => {
  await page.goto("/");
  await page.locator("main a > svg > circle").first().click();
  await expect(page).toHaveURL("/events/signing-day-nairobi");
});
