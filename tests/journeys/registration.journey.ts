/** People register for an event, and use the link in their mail. */
import type { Page } from "@playwright/test";
import { languageCodes, localPath } from "../../languages.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { everywhere, expect, started } from "./journey.ts";
import { expectLight, expectToSaveData } from "./page-budgets.ts";
import { testOnRegistrationSite } from "./registration-site.ts";

const test = testOnRegistrationSite();
const form = "/events/workshop/register";

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** Of the form, or of a button. */
const result = (page: Page) => page.locator("#register-result, #registration-result");
const panel = (page: Page) => page.locator("[data-outbox-panel]");

async function fill(page: Page, email: string): Promise<void> {
  await field(page, "Name").fill("Amina Wanjiru");
  await field(page, "E-mail").fill(email);
  await field(page, "Where do you work?").fill("A bank");
  await page.getByRole("combobox", { name: "How much do you know" }).selectOption("A lot");
  await page.getByRole("checkbox", { name: "Nuts" }).check();
  await page.getByRole("checkbox", { name: "I agree that photos" }).check();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("registers, follows the link in the mail, changes, cancels and erases", async ({ page, site }) => {
    await page.goto("/events/workshop");
    await page.getByRole("link", { name: "Register", exact: true }).click();
    await fill(page, "amina@example.org");
    await field(page, "Where do you work?").fill("");
    await press(page, "Register");
    await expect(page.getByRole("alert")).toContainText("Where do you work?");
    await expect(field(page, "E-mail")).toHaveValue("amina@example.org");
    await expect(page.getByRole("checkbox", { name: "Nuts" })).toBeChecked();
    await field(page, "Where do you work?").fill("A school");
    await press(page, "Register");
    await expect(result(page)).toContainText("We have sent you a mail.");

    await page.goto(await site.linkFor("amina@example.org"));
    await expect(page.getByText("You have a place")).toBeVisible();
    await expect(page.getByRole("img", { name: /^QR code: [\dA-Z]{4}-[\dA-Z]{4}$/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "https://meet.example.org/workshop" })).toBeVisible();
    await field(page, "Name").fill("Amina W.");
    await press(page, "Save changes");
    await expect(result(page)).toContainText("Your changes are saved.");
    await page.getByRole("checkbox", { name: "Two hours before" }).uncheck();
    await press(page, "Save reminders");
    await expect(page.getByRole("checkbox", { name: "Two hours before" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Two days before" })).toBeChecked();

    await expect(page.getByRole("button", { name: "Cancel my registration" })).toBeHidden();
    await page.getByText("I cannot come").click();
    await press(page, "Cancel my registration");
    await expect(page.getByText("You cancelled your registration")).toBeVisible();
    await page.getByText("Erase my data").click();
    await press(page, "Erase for good");
    await expect(page.getByRole("heading", { level: 1, name: "Your data is erased" })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(
      page.getByRole("heading", { level: 1, name: "There is no registration here" }),
    ).toBeVisible();
    expect(await site.workshop.people()).not.toContain("Amina");
  });

  test("accepts a place that has become free", async ({ page, site }) => {
    await page.goto("/events/full/register");
    await expect(page.getByText("Full, with a waiting list")).toBeVisible();
    await field(page, "Name").fill("Second");
    await field(page, "E-mail").fill("second@example.org");
    await press(page, "Join the waiting list");
    const link = await site.linkFor("second@example.org");
    await page.goto(link);
    await expect(page.getByText("You are next on the list.")).toBeVisible();
    const [first] = await site.full.registrations.ofEmail("first@example.org");
    await site.full.registrations.own.cancel(first?.token ?? "");
    await page.reload();
    await expect(page.getByText("A place is reserved for you")).toBeVisible();
    await press(page, "Accept the place");
    await expect(result(page)).toContainText("The place is yours.");
    expect(await site.full.people()).toBe("First cancelled, Second confirmed");
  });
});

test("registers in Arabic, from right to left", async ({ page, site }) => {
  await page.goto(`/ar${form}`);
  await field(page, "الاسم").fill("أمينة");
  await field(page, "البريد الإلكتروني").fill("arabic@example.org");
  await field(page, "أين تعملون؟").fill("مدرسة");
  await page.getByRole("combobox", { name: "How much do you know" }).selectOption("little");
  await page.getByRole("checkbox", { name: "I agree that photos" }).check();
  await press(page, "التسجيل");
  await expect(result(page)).toContainText("أرسلنا إليكم رسالة");
  const link = await site.linkFor("arabic@example.org");
  expect(link).toMatch(/^\/ar\/registration\//);
  await page.goto(link);
  await expect(page.getByText("لديكم مقعد")).toBeVisible();
  await expectAccessibleInEveryForm(page);
});

test.describe("without a connection", () => {
  test("waits on the visitor's own device, and is sent once", async ({ page, site }) => {
    await page.goto(form);
    await started(page);
    const fetched = page.waitForResponse(/\/assets\/outbox-/);
    await page.getByRole("checkbox", { name: /^This is my own device/ }).check();
    await fetched;
    await fill(page, "offline@example.org");
    await field(page, "A question for us").fill("Is there parking?");
    await site.goOffline();
    await press(page, "Register");
    await expect(panel(page)).toContainText("Waiting on this device: Register: A workshop on signing models");
    await expect(field(page, "E-mail")).toHaveValue("");
    await expect(page.getByRole("checkbox", { name: "Nuts" })).not.toBeChecked();
    await panel(page).getByRole("button", { name: "Edit" }).click();
    await expect(field(page, "E-mail")).toHaveValue("offline@example.org");
    await expect(page.getByRole("checkbox", { name: "Nuts" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Meat" })).not.toBeChecked();
    await expect(page.getByRole("combobox", { name: "How much do you know" })).toHaveValue("much");
    await field(page, "Name").fill("Offline");
    await press(page, "Register");
    await expect(panel(page).getByRole("button", { name: "Send now" })).toHaveCount(1);
    await site.goOnline();
    await page.goto("/about");
    await expect(panel(page)).toContainText("We have sent you a mail.");
    await expect(panel(page)).toContainText("We have your question, too");
    expect(await site.workshop.people()).toContain("Offline confirmed");
    await page.goto(await site.linkFor("offline@example.org"));
    await expect(page.getByText("You have a place")).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("offline@example.org");
  });

  test("says so and keeps what was typed, if the device is not the visitor's own", async ({
    page,
    context,
  }) => {
    await page.goto(form);
    await started(page);
    await fill(page, "shared@example.org");
    await context.setOffline(true);
    await press(page, "Register");
    await expect(page.getByText("There is no connection. Your answers stay in the form")).toBeVisible();
    await expect(field(page, "E-mail")).toHaveValue("shared@example.org");
    await context.setOffline(false);
    await press(page, "Register");
    await expect(result(page)).toContainText("We have sent you a mail.");
  });
});

test("the form and the page of a registration are accessible, and fit 360 px", async ({ page, site }) => {
  const check = async () => {
    await expectAccessibleInEveryForm(page, [360, 1280]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };
  await page.goto(form);
  await check();
  await press(page, "Register");
  await expect(page.getByRole("alert")).toBeVisible();
  await check();
  await page.goto(`${form}?sent=question`);
  await check();
  const long = "averylongwordthatdoesnotfit".repeat(4);
  const token = await site.workshop.registered(long, {
    ...{ email: `${long.slice(0, 60)}@example.org` },
    answers: { employer: long, level: "much", photos: true },
  });
  await page.goto(`/registration/${token}`);
  await check();
  await page.goto("/registration/none");
  await check();
});

for (const language of languageCodes)
  test(
    `the form is within the budgets in ${language}`,
    everywhere(language !== "en"),
    async ({ page, browser, site }) => {
      const url = site.url + localPath(language, form);
      await expectLight(page, url);
      await expectToSaveData(browser, url);
    },
  );
