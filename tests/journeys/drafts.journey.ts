/** The draft of an enquiry is kept on the device only, until it is sent or a day has passed. */
import type { Page } from "@playwright/test";
import { layoutShift } from "../budgets/weigh.ts";
import { expectAccessible } from "./accessible.ts";
import { everywhere, expect, hydrateIslands, started, withoutIslands } from "./journey.ts";
import { testOnMailSite } from "./mail-site.ts";

const test = testOnMailSite();

const labels = ["Name", "E-mail", "Subject", "Message"];
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const note = (page: Page) => page.getByText("Kept on this device only, for a day.");
const button = (page: Page) => page.getByRole("button", { name: "Send message" });
const result = (page: Page) => page.locator("#enquiry-result");

const words = ["Ade Bello", "ade@example.org", "A question", `${"A long line. ".repeat(10)}\n`.repeat(12)];

async function write(page: Page): Promise<void> {
  for (const [index, label] of labels.entries()) await field(page, label).fill(words[index] ?? "");
}

async function expectFields(page: Page, values: string[]): Promise<void> {
  for (const [index, label] of labels.entries())
    await expect(field(page, label)).toHaveValue(values[index] ?? "");
}

const nothing = ["", "", "", ""];
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));

for (const address of ["/", "/contact", "/support"])
  test(
    `restores the draft on ${address} after a reload, on return and in a new tab, before React loads`,
    everywhere(address !== "/contact"),
    async ({ page, context }) => {
      await withoutIslands(page);
      await page.goto(address);
      await started(page);
      await expect(note(page)).toBeHidden();
      await write(page);
      await expect(note(page)).toBeVisible();
      expect(await drafts(page)).toEqual([`draft:${address}`]);
      // Tall enough to show the whole form and the content below it.
      await page.setViewportSize({ width: 1280, height: 1600 });
      await page.goto("/about");
      for (const open of [() => page.goto(address), () => page.reload()]) {
        await open();
        await started(page);
        await expectFields(page, words);
        await expect(note(page)).toBeVisible();
      }
      expect(await layoutShift(page)).toBe(0);
      const tab = await context.newPage();
      await tab.goto(new URL(address, page.url()).href);
      await expectFields(tab, words);
    },
  );

test("keeps the draft when the connection fails, and removes it once the message is sent", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrateIslands(page);
  await write(page);
  await page.route("**/contact", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await button(page).click();
  await expect(result(page)).toContainText("Sorry, there was an error");
  await page.unroute("**/contact");
  await page.reload();
  await started(page);
  await expectFields(page, words);
  await expectAccessible(page);
  await hydrateIslands(page);
  await expectFields(page, words);
  await button(page).click();
  await expect(result(page)).toContainText("Thank you");
  expect(await drafts(page)).toEqual([]);
  await expect(note(page)).toBeHidden();
  await page.goto("/contact");
  await started(page);
  await expectFields(page, nothing);
});

test("removes the draft after an unhydrated form is sent, and keeps it when that is refused", async ({
  page,
}) => {
  await withoutIslands(page);
  await page.goto("/contact?about=volunteer");
  await started(page);
  await write(page);
  await field(page, "E-mail").fill("ade@gmail");
  await button(page).click();
  await expect(result(page)).toContainText("not complete");
  await started(page);
  expect(await drafts(page)).toEqual(["draft:/contact?about=volunteer"]);
  await field(page, "E-mail").fill("ade@example.org");
  await button(page).click();
  await expect(result(page)).toContainText("We will reply to ade@example.org.");
  await expect.poll(() => drafts(page)).toEqual([]);
  await expectFields(page, nothing);
});

test("clears the draft on request, and forgets it after a day", async ({ page }) => {
  await page.goto("/contact");
  await started(page);
  await write(page);
  await page.getByRole("button", { name: "Clear what I typed" }).click();
  await expectFields(page, nothing);
  await expect(field(page, "Name")).toBeFocused();
  await expect(note(page)).toBeHidden();
  expect(await drafts(page)).toEqual([]);

  await write(page);
  const hours = (count: number) =>
    page.evaluate((milliseconds) => {
      const [typed, ...rest] = JSON.parse(localStorage.getItem("draft:/contact") ?? "[]");
      localStorage.setItem("draft:/contact", JSON.stringify([typed - milliseconds, ...rest]));
    }, count * 3_600_000);
  await hours(23);
  await page.reload();
  await started(page);
  await expectFields(page, words);
  await hours(1);
  // On any page that is opened next.
  await page.goto("/about");
  await started(page);
  expect(await drafts(page)).toEqual([]);
});

test("does not overwrite text typed before the script loads, nor fields returned with an answer", async ({
  page,
}) => {
  await page.goto("/contact");
  await started(page);
  await write(page);

  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/start-*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/contact");
  await field(page, "Subject").fill("Typed early");
  await field(page, "E-mail").fill("nobody");
  await field(page, "Name").fill("Somebody");
  await field(page, "Message").fill("A new message");
  await button(page).click();
  await expect(result(page)).toContainText("such as name@example.org");
  await field(page, "Subject").fill("Typed before the script");
  release();
  await started(page);
  await expectFields(page, ["Somebody", "nobody", "Typed before the script", "A new message"]);
});

for (const [name, address] of [
  ["filled in by a link", "/contact?about=partner"],
  ["returned with an answer", "/contact"],
] as const)
  test(`hydration keeps fields ${name}, edited or not`, async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/islands-*", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(address);
    if (address === "/contact") {
      await write(page);
      await field(page, "E-mail").fill("nobody");
      await button(page).click();
      await expect(result(page)).toBeFocused();
    }
    await started(page);
    const message = await field(page, "Message").inputValue();
    expect(message).not.toBe("");
    await field(page, "Subject").fill("Typed before hydration");
    await field(page, "Message").press("Control+Home");
    release();
    await expect(page.locator("[data-hydrated]")).toHaveCount(1);
    await page.keyboard.type("First. ");
    await expect(field(page, "Message")).toHaveValue(`First. ${message}`);
    await expect(field(page, "Subject")).toHaveValue("Typed before hydration");
  });

test("keeps a separate draft for each link that fills in the form, replacing the prefilled text", async ({
  page,
}) => {
  await page.goto("/contact");
  await started(page);
  await write(page);
  await page.goto("/contact?about=donate");
  await started(page);
  await expectFields(page, ["", "", "Supporting your work", "I would like to support your work.\n\n"]);
  await field(page, "Message").fill("I would like to support your work.\n\nWith a room.");
  await page.reload();
  await started(page);
  await expect(field(page, "Message")).toHaveValue("I would like to support your work.\n\nWith a room.");
  await page.goto("/contact");
  await started(page);
  await expectFields(page, words);
});
