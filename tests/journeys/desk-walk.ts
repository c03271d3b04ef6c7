/**
 * From the first administrator's link to a published news item and an answered message, guided only by what the screen
 * says. docs/desk.md describes this walk; `node tools/desk-pictures.ts` takes its screenshots from it.
 */
import { expect, type Page } from "@playwright/test";
import { addAuthenticator } from "./authenticator.ts";
import { photo } from "./photo.ts";
import { saved } from "./writing-page.ts";

type Show = (name: string) => Promise<unknown>;

export const item = {
  headline: "Our desk is open",
  text: "We now publish from our own desk.\n\n## What changes for you\n\nNews comes sooner. Nothing else changes.",
};

/** Calls `show` whenever a page is ready for a screenshot. */
export async function walkToPublished(page: Page, begin: string, show: Show): Promise<void> {
  await addAuthenticator(page);
  await page.goto(begin);
  await page.getByLabel("Name").fill("Ada Mengistu");
  await page.getByLabel("Email").fill("ada@example.org");
  await show("begin");
  await page.getByRole("button", { name: "Begin" }).click();

  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Remove" })).toHaveCount(1);
  await show("account");

  await page
    .getByRole("navigation", { name: "Desk" })
    .getByRole("link", { name: "News", exact: true })
    .click();
  await show("list");
  await page.getByRole("link", { name: "New news item", exact: true }).click();
  await page.getByLabel("Headline").fill(item.headline);
  await page.getByLabel("Text", { exact: true }).fill(item.text);
  await saved(page);
  // In the visual editor, and in the preview.
  await expect(page.getByRole("heading", { name: "What changes for you" })).toHaveCount(2);
  await show("writing");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("status").getByText("Published.")).toBeVisible();
  await show("published");

  await page.getByRole("link", { name: "Check where it appears" }).click();
  // The receipt requests every page for real, which takes a moment.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("all checks passed")).toBeVisible({ timeout: 100 });
  }).toPass();
  await show("receipt");

  await page
    .getByRole("navigation", { name: "Desk" })
    .getByRole("link", { name: "Pictures and files" })
    .click();
  await page.getByLabel("Upload", { exact: true }).setInputFiles({
    ...{ name: "lesson.jpg", mimeType: "image/jpeg" },
    buffer: await photo({ width: 1500, height: 1000 }, "teal"),
  });
  await page.getByLabel("Alternative text").fill("A lesson by the lake");
  await page.getByLabel("Alternative text").press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  // Encoding takes a moment.
  await expect(page.getByRole("img", { name: "A lesson by the lake" })).toHaveCount(2, { timeout: 150_000 });
  await show("media");
  await answer(page, show);
}

/** A visitor sends a message, and staff answer it. */
async function answer(page: Page, show: Show): Promise<void> {
  await page.goto(new URL("/contact", page.url()).href);
  await page.getByLabel("Name").fill("Fatou Ndiaye");
  await page.getByLabel("E-mail").fill("fatou@example.org");
  await page.getByLabel("Subject").fill("A workshop in Dakar");
  await page
    .getByLabel("Message", { exact: true })
    .fill("Could you come to Dakar in March? We are forty teachers.");
  // A message sent faster than anyone can type looks like spam.
  await page.waitForFunction(() => performance.now() > 3000);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("#enquiry-result")).toContainText("Thank you for your message!");

  await page.goto(new URL("/desk", page.url()).href);
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Messages" }).click();
  await show("messages");
  await page.getByRole("link", { name: "A workshop in Dakar" }).click();
  await page
    .getByLabel("Reply", { exact: true })
    .fill("Dear Fatou,\n\nyes, with pleasure. Does the **second week** suit you?");
  await saved(page);
  await show("message");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(page.getByText("The reply is on its way.")).toBeVisible();
}
