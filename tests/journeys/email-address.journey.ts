/** The form questions an e-mail address that looks mistyped, and lets visitors correct one they have sent. */
import type { Page } from "@playwright/test";
import type Sqlite from "better-sqlite3";
import { expectAccessible } from "./accessible.ts";
import { everywhere, expect, hydrateIslands } from "./journey.ts";
import { testOnMailSite } from "./mail-site.ts";

const test = testOnMailSite();

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const result = (page: Page) => page.locator("#enquiry-result");
const acceptButton = (page: Page) => page.getByRole("button", { name: "Yes, send it with ade@gmail.com" });
const keepButton = (page: Page) => page.getByRole("button", { name: "No, ade@gmial.con is right" });

async function send(page: Page, subject: string): Promise<void> {
  await field(page, "Name").fill("Ade");
  await field(page, "E-mail").fill("ade@gmial.con");
  await field(page, "Subject").fill(subject);
  await field(page, "Message").fill("A question");
  await page.getByRole("button", { name: "Send message" }).click();
}

const emails = (database: Sqlite.Database, subject: string) =>
  database.prepare("select email from contact_messages where subject = ?").pluck().all(subject);

for (const hydrated of [true, false])
  test.describe(hydrated ? "hydrated" : "without JavaScript", everywhere(!hydrated), () => {
    test.use({ javaScriptEnabled: hydrated });

    const open = async (page: Page) => {
      await page.goto("/contact");
      if (hydrated) await hydrateIslands(page);
    };

    test("one button accepts the suggestion, another keeps the typed address", async ({
      page,
      site: { database },
    }) => {
      const subject = `Typo, ${hydrated}`;
      await open(page);
      await send(page, subject);
      await expect(result(page)).toBeFocused();
      await expect(result(page)).toContainText("Did you mean ade@gmail.com?");
      await expect(field(page, "Message")).toHaveValue("A question");
      if (hydrated) await expectAccessible(page);
      expect(emails(database, subject)).toEqual([]);
      await acceptButton(page).click();
      await expect(result(page)).toContainText("We will reply to ade@gmail.com.");
      expect(emails(database, subject)).toEqual(["ade@gmail.com"]);

      await open(page);
      await send(page, subject);
      await keepButton(page).click();
      await expect(result(page)).toContainText("We will reply to ade@gmial.con.");
      expect(emails(database, subject)).toEqual(["ade@gmail.com", "ade@gmial.con"]);
    });

    test("Enter in a field does not answer the question, but checks the current address again", async ({
      page,
      site: { database },
    }) => {
      const subject = `Enter, ${hydrated}`;
      await open(page);
      await send(page, subject);
      await expect(acceptButton(page)).toBeVisible();
      await field(page, "Subject").press("Enter");
      await expect(result(page)).toContainText("Did you mean ade@gmail.com?");
      await field(page, "E-mail").fill("ade@example.org");
      await field(page, "E-mail").press("Enter");
      await expect(result(page)).toContainText("We will reply to ade@example.org.");
      expect(emails(database, subject)).toEqual(["ade@example.org"]);
    });

    test("the thanks link back to the message, to send it with a corrected address", async ({
      page,
      site: { database },
    }) => {
      const subject = `Wrong address, ${hydrated}`;
      await open(page);
      await send(page, subject);
      await keepButton(page).click();
      await expect(result(page)).toContainText("Thank you");
      const [reference = ""] = /[\dA-Z]{4}-[\dA-Z]{4}/.exec((await result(page).textContent()) ?? "") ?? [];
      await result(page).getByRole("link", { name: "Correct this address" }).click();
      await expect(field(page, "E-mail")).toBeInViewport();
      await expect(field(page, "E-mail")).toHaveValue("ade@gmial.con");
      await expect(field(page, "Subject")).toHaveValue(`Correction of ${reference}: ${subject}`);
      await expect(field(page, "Message")).toHaveValue("A question");
      await field(page, "E-mail").fill("ade@example.org");
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(result(page)).toContainText("We will reply to ade@example.org.");
      expect(emails(database, `Correction of ${reference}: ${subject}`)).toEqual(["ade@example.org"]);
    });
  });
