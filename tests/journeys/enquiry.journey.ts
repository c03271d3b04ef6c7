/** Writing to us, from the form to the mail that the staff read. */
import type { Page } from "@playwright/test";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { startSite } from "../site.ts";
import { test as base, expect, expectAccessible, wakeIslands } from "./journey.ts";

const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // Playwright reads what a fixture needs from this pattern, so there must be one.
    async ({ browserName: _browserName }, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await startSite({
        SMTP_URL: mailbox.url,
        MAIL_FROM: "site@example.org",
        STAFF_EMAIL: "staff@example.org",
        ENQUIRIES_PER_ADDRESS: "1000",
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

const thanks = "Thank you for your message! We'll get back to you soon.";
const failure = "Sorry, there was an error sending your message. Please try again.";
const result = (page: Page) => page.locator("#enquiry-result");
const button = (page: Page) => page.getByRole("button", { name: /Send message|Sending\.\.\./ });

async function write(page: Page, subject: string) {
  await page.getByLabel("Name").fill("ሰላም ተስፋዬ");
  await page.getByLabel("Email").fill("selam@example.org");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("السلام عليكم 👋🏿\nA second line");
}

async function referenceOn(page: Page): Promise<string> {
  await expect(result(page)).toContainText(thanks);
  return /[\dA-Z]{4}-[\dA-Z]{4}/.exec((await result(page).textContent()) ?? "")?.[0] ?? "";
}

/** The mails about one subject, once the last of them has come. */
async function mailsAbout(mailbox: Mailbox, subject: string, count: number) {
  const about = () => mailbox.mails.filter((mail) => mail.subject?.includes(subject));
  await expect.poll(() => about().length).toBe(count);
  return about();
}

test("a message reaches the staff, and its sender is thanked", async ({ page, mailbox }) => {
  await page.goto("/contact");
  await wakeIslands(page);
  await write(page, "ለጥያቄ 1");
  const answered = Promise.withResolvers<void>();
  await page.route("**/contact", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await button(page).click();
  await expect(button(page)).toHaveText("Sending...");
  await expect(button(page)).toBeDisabled();
  answered.resolve();

  const reference = await referenceOn(page);
  await expect(result(page)).toBeFocused();
  await expect(button(page)).toHaveText("Send message");
  for (const label of ["Name", "Email", "Subject"]) await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await expectAccessible(page);

  const [mail] = await mailsAbout(mailbox, "ለጥያቄ 1", 1);
  // A browser types faster than a person, so the mail may be marked as likely spam in front.
  expect(mail?.subject).toContain(`ለጥያቄ 1 (${reference})`);
  expect(mail?.replyTo).toMatchObject([{ name: "ሰላም ተስፋዬ", address: "selam@example.org" }]);
  expect(mail?.text).toContain("السلام عليكم 👋🏿\nA second line");
});

test("what is missing is said beside the field and in a summary that leads there", async ({ page }) => {
  await page.goto("/contact");
  await wakeIslands(page);
  await page.getByLabel("Email").fill("not an address");
  await button(page).click();
  await expect(result(page)).toBeFocused();
  const sentences = await result(page).getByRole("link").allInnerTexts();
  expect(sentences).toHaveLength(4);
  for (const sentence of sentences) await expect(page.locator("form p").getByText(sentence)).toBeVisible();
  await expectAccessible(page);
  await result(page).getByRole("link").first().click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription(/Enter your name\./);
});

test("a broken line costs nothing: the fields stay, and sending again is one message", async ({
  page,
  mailbox,
}) => {
  await page.goto("/contact");
  await wakeIslands(page);
  await write(page, "Broken line");
  // The message gets through, the answer does not.
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

test("two visitors who send the same words are two", async ({ browser, site, mailbox }) => {
  const send = async () => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/contact");
    await wakeIslands(page);
    await write(page, "The same words");
    await button(page).click();
    const reference = await referenceOn(page);
    await context.close();
    return reference;
  };
  expect(await send()).not.toBe(await send());
  await mailsAbout(mailbox, "The same words", 2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same words, the same thanks, and one message however often it is sent", async ({
    page,
    mailbox,
  }) => {
    await page.goto("/contact");
    await write(page, "No script");
    await page.getByLabel("Email").fill("not an address");
    await button(page).click();
    await expect(result(page)).toBeFocused();
    await expect(result(page)).toContainText("Enter an e-mail address such as name@example.org.");
    await expect(page.getByLabel("Subject")).toHaveValue("No script");

    await page.getByLabel("Email").fill("selam@example.org");
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
