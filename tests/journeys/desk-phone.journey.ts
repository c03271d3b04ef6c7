/** The desk on a phone: what matters is in view first; a wide screen uses its width. */
import type { Page } from "@playwright/test";
import { messageRow } from "../message-row.ts";
import { recordsAt } from "../requests/create-records.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { field, saveState } from "./writing-page.ts";

const test = testAtDesk();
const phone = { width: 360, height: 740 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const boxOf = async (page: Page, label: string) =>
  (await field(page, label).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test("the menu opens from one header line, by keyboard too and without script", async ({
  browser,
  desk,
  signIn,
}) => {
  const context = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false, viewport: phone });
  await signIn(context, "administrator");
  const page = await context.newPage();
  await page.goto("/desk/news");
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.height).toBeLessThan(60);
  const news = page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Events" });
  await expect(news).toBeHidden();
  await button(page, "Menu").press("Enter");
  await expect(news).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(news).toBeHidden();
  await button(page, "Menu").click();
  await news.click();
  await expect(page).toHaveURL(/\/desk\/events$/);
  await context.close();
});

test("the text comes first on a phone, and Preview and Publish stay in view", async ({
  page,
  context,
  desk,
  signIn,
}) => {
  const { slug } = await recordsAt(desk).draft("events", { name: "A long evening" });
  await signIn(context, "publisher");
  await page.setViewportSize(phone);
  await page.goto(`/desk/events/${slug}`);
  await expect(field(page, "Name")).toBeInViewport();
  await expect(field(page, "Description")).toBeInViewport();
  const text = await boxOf(page, "Description");
  const languages = await page.getByRole("navigation", { name: "Languages of this record" }).boundingBox();
  expect(languages?.y).toBeGreaterThan(text.y + text.height);
  for (const label of ["Name", "Web address"]) {
    await field(page, label).scrollIntoViewIfNeeded();
    await expect(saveState(page)).toBeInViewport();
    await expect(button(page, "Preview")).toBeInViewport();
    await expect(button(page, "Publish")).toBeInViewport();
  }
  // The keyboard reaches Publish before the fields of an event.
  await field(page, "Description").focus();
  let stops = 0;
  for (
    ;
    stops < 15 && !(await button(page, "Publish").evaluate((it) => it === document.activeElement));
    stops++
  )
    await page.keyboard.press("Tab");
  await expect(button(page, "Publish")).toBeFocused();
  expect(stops).toBeLessThanOrEqual(4);
});

test("the keyboard reaches Publish in a few steps, also on a page with many fields", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "publisher");
  await page.goto("/desk/pages/about");
  await page.getByRole("main").focus();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the buttons" })).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  for (const name of ["Save draft", "Preview", "Publish"]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
  }
});

test("the fields are beside the text on a wide screen", async ({ page, context, signIn }) => {
  await signIn(context, "publisher");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/desk/events/new");
  const [text, place] = [await boxOf(page, "Description"), await boxOf(page, "City")];
  expect(place.x).toBeGreaterThan(text.x + text.width);
  expect(place.y).toBeLessThan(text.y + text.height);
});

test("the first message is in view on a phone, and beside the list on a wide screen", async ({
  page,
  context,
  desk,
  signIn,
}) => {
  const waiting = { subject: "A workshop in Dakar", message: "Could you come in March?" };
  await desk.database.db
    .insertInto("contact_messages")
    .values([
      messageRow({ id: "PPPP-0001", ...waiting }),
      messageRow({ id: "PPPP-0002", subject: "Another question" }),
    ])
    .execute();
  await signIn(context, "publisher");
  await page.setViewportSize(phone);
  await page.goto("/desk/enquiries");
  await expect(page.getByRole("link", { name: "A workshop in Dakar" })).toBeInViewport({ ratio: 1 });
  await page.goto("/desk");
  await expect(page.getByRole("link", { name: "A workshop in Dakar" })).toBeInViewport({ ratio: 1 });
  await page.goto("/desk/enquiries/PPPP-0001");
  await expect(page.getByText("Could you come in March?")).toBeInViewport({ ratio: 1 });
  const list = page.getByRole("navigation", { name: "Waiting for an answer: messages" });
  const other = list.getByRole("link", { name: "Another question" });
  await expect(other).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(other).toBeInViewport();
  await expect(page.getByText("Could you come in March?")).toBeInViewport({ ratio: 1 });
  await expectAccessibleInEveryForm(page, [360, 1440]);
});

test("the preview page shows one preview at a time", async ({ page, context, desk, signIn }) => {
  const { slug } = await recordsAt(desk).draft("news", { headline: "One at a time", content: "Text." });
  await signIn(context, "writer");
  await page.goto(`/desk/news/${slug}/preview`);
  await page.getByTitle("Phone, light").scrollIntoViewIfNeeded();
  await expect(page.getByTitle("Phone, dark")).not.toBeInViewport();
  await page.getByRole("link", { name: "Phone, dark", exact: true }).click();
  await expect(page.getByTitle("Phone, dark")).toBeInViewport();
  await expect(page.getByTitle("Phone, light")).not.toBeInViewport();
});
