/** The pins on the map of Home and Events: their size, and use by touch and keyboard. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessible.ts";
import { everywhere, expect, test } from "./journey.ts";

/** The target of each pin: its dot plus the outline around it. */
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

for (const path of ["/", "/ar"])
  test(`pins on ${path} lie on the map, beside the title or below it`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const map = await page.locator("main svg:has(> pattern#dot)").boundingBox();
      const pins = await pinsOf(page);
      expect(pins.length).toBeGreaterThan(2);
      for (const { x, y } of pins) {
        expect(x, `${width} px`).toBeGreaterThan(map?.x ?? Number.POSITIVE_INFINITY);
        expect(x, `${width} px`).toBeLessThan((map?.x ?? 0) + (map?.width ?? 0));
        expect(y, `${width} px`).toBeGreaterThan(map?.y ?? Number.POSITIVE_INFINITY);
        expect(y, `${width} px`).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0));
      }
    }
  });

/** Returns a function: the share of a circle around the pin in the text colour, for a radius relative to the pin's. */
async function inkAround(page: Page, circle: Locator) {
  const box = await circle.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const ink = await page.evaluate(
    () => getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? [],
  );
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width];
  const clip = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInk = (left: number, top: number) => {
    const start = (Math.round(top) * info.width + Math.round(left)) * info.channels;
    return ink.every((value, channel) => Math.abs(value - (data[start + channel] ?? 0)) < 60);
  };
  return (share: number) => {
    const angles = Array.from({ length: 36 }, (_, index) => (index * Math.PI) / 18);
    const [middle, reach] = [info.width / 2, (share * info.width) / 4];
    return (
      angles.filter((angle) => isInk(middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)))
        .length / angles.length
    );
  };
}

test("reaches a pin by keyboard, shows its focus, and opens its event", async ({ page }) => {
  await page.goto("/events");
  const link = page.getByRole("list", { name: "Upcoming events on the map" }).getByRole("link").first();
  const circle = link.locator("circle");
  const colour = () => circle.evaluate((element) => getComputedStyle(element).stroke);
  await page.getByRole("button", { name: "Search", exact: true }).focus();
  const before = await colour();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  expect(await colour()).not.toBe(before);
  // A ring: neither filled nor missing.
  const inkAt = await inkAround(page, circle);
  expect(inkAt(1)).toBeGreaterThan(0.6);
  expect(inkAt(0.6)).toBeLessThan(0.3);
  expect(inkAt(0.1)).toBe(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/events/signing-day-nairobi");
});

test("opens an event by clicking its pin on Home without JavaScript", async ({ reader: page }) => {
  await page.goto("/");
  await page.locator("main a > svg > circle").first().click();
  await expect(page).toHaveURL("/events/signing-day-nairobi");
});
