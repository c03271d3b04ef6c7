/** How a message reaches the staff. See enquiry-form.journey.ts for the states of the form. */
import type { Page } from "@playwright/test";
import type { Mailbox } from "../mailbox.ts";
import { expect, hydrateIslands } from "./journey.ts";
import { testOnMailSite } from "./mail-site.ts";

const test = testOnMailSite();

const thanks = "Thank you for your message! We'll get back to you soon.";
const failure = "Sorry, there was an error sending your message. Please try again.";
const result = (page: Page) => page.locator("#enquiry-result");
const button = (page: Page) => page.getByRole("button", { name: /Send message|Sending\.\.\./ });

async function write(page: Page, subject: string) {
  await page.getByLabel("Name").fill("ሰላም ተስፋዬ");
  await page.getByLabel("E-mail").fill("selam@example.org");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("السلام عليكم 👋🏿\nA second line");
}

async function referenceOn(page: Page): Promise<string> {
  await expect(result(page)).toContainText(thanks);
  return /[\dA-Z]{4}-[\dA-Z]{4}/.exec((await result(page).textContent()) ?? "")?.[0] ?? "";
}

/** Waits for this many mails about a subject, and returns them. */
async function mailsAbout(mailbox: Mailbox, subject: string, count: number) {
  const about = () => mailbox.mails.filter((mail) => mail.subject?.includes(subject));
  await expect.poll(() => about().length).toBe(count);
  return about();
}

test("keeps the fields when the answer is lost, and stores one message when the form is sent again", async ({
  page,
  site: { mailbox },
}) => {
  await page.goto("/contact");
  await hydrateIslands(page);
  await write(page, "Broken line");
  // The message arrives, but the answer is lost.
  await page.route("**/contact", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: "" });
  });
  await button(page).click();
  await expect(result(page)).toHaveText(failure);
  await expect(page.getByLabel("Subject")).toHaveValue("Broken line");
  await page.unroute("**/contact");
  await button(page).click();
  const reference = await referenceOn(page);
  expect(await mailsAbout(mailbox, "Broken line", 1)).toMatchObject([
    { subject: expect.stringContaining(`Broken line (${reference})`) },
  ]);
});

test("stores two messages when two visitors send the same words", async ({ browser, site }) => {
  const send = async () => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/contact");
    await hydrateIslands(page);
    await write(page, "The same words");
    await button(page).click();
    const reference = await referenceOn(page);
    await context.close();
    return reference;
  };
  expect(await send()).not.toBe(await send());
  await mailsAbout(site.mailbox, "The same words", 2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reports problems, says thanks, and stores a message sent twice only once", async ({
    page,
    site: { mailbox },
  }) => {
    await page.goto("/contact");
    await write(page, "No script");
    await page.getByLabel("E-mail").fill("not an address");
    await button(page).click();
    await expect(result(page)).toBeFocused();
    await expect(result(page)).toContainText("Take the spaces out of the e-mail address.");
    await expect(page.getByLabel("Subject")).toHaveValue("No script");

    await page.getByLabel("E-mail").fill("selam@example.org");
    await button(page).click();
    const reference = await referenceOn(page);
    await expect(result(page)).toBeFocused();
    await expect(page.getByLabel("Subject")).toHaveValue("");
    await page.reload();
    expect(await referenceOn(page)).toBe(reference);

    await page.goto("/contact");
    await write(page, "No script");
    await button(page).dblclick();
    expect(await referenceOn(page)).toBe(reference);
    await mailsAbout(mailbox, "No script", 1);
  });
});
