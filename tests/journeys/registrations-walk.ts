/**
 * From switching registration on to the certificates, guided by what the screen says. docs/desk.md describes this walk;
 * `node tools/registration-pictures.ts` takes its screenshots from it.
 */
import { expect, type Page } from "@playwright/test";

type Show = (name: string) => Promise<unknown>;

type Walk = {
  /** The slug of a public event. */
  slug: string;
  /** People register on the site. */
  register: () => Promise<void>;
  /** Calls `show` whenever a page is ready for a screenshot. */
  show: Show;
};

export async function walkThroughRegistrations(page: Page, { slug, register, show }: Walk): Promise<void> {
  await page.goto(`/desk/events/${slug}`);
  await page.getByRole("link", { name: "Switch registration on" }).click();
  await page.getByLabel("People can register").check();
  await page.getByLabel("Number of places").fill("3");
  await page.getByRole("button", { name: "Add a question" }).click();
  const question = page.getByRole("group", { name: "Question 1" });
  await question.getByLabel("Question", { exact: true }).fill("What do you not eat?");
  await question.getByLabel("Why it is asked").fill("So that everyone can have lunch");
  await question.getByLabel("Sensitive, such as diet or health").check();
  await question.scrollIntoViewIfNeeded();
  await show("registration-question");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  await show("registration-settings");

  await register();
  await page.getByRole("link", { name: "Back to the registrations" }).click();
  const almaz = page.getByRole("listitem").filter({ hasText: "Almaz Bekele" });
  await almaz.locator("summary").click();
  await almaz.getByLabel("Note").fill("Speaks first, needs a microphone");
  await almaz.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await page.goto(`/desk/events/${slug}/registrations`);
  await almaz.locator("summary").click();
  await almaz.scrollIntoViewIfNeeded();
  await show("registrations");

  await page.getByRole("link", { name: /^Write to all/ }).click();
  await page.getByLabel("Subject").fill("We meet in room 3");
  await page
    .getByLabel("Text", { exact: true })
    .fill("Dear all,\n\nwe meet in room 3 on the first floor. There is a lift.");
  await page.getByRole("button", { name: "Preview" }).click();
  await show("registration-letter");
  await page.getByRole("button", { name: /^Send to/ }).click();
  await expect(page.getByText("The mails are on their way.")).toBeVisible();

  await page.getByRole("link", { name: "Attendance" }).click();
  await expect(page.locator("[data-attendance][data-hydrated]")).toHaveCount(1);
  await page.getByRole("button", { name: /^Almaz Bekele / }).click();
  await page.getByRole("button", { name: /^Kofi Mensah / }).click();
  await expect(page.locator("[data-part=count]")).toContainText("2 of");
  await expect(page.locator("[data-part=status]")).toHaveText("Everything is saved.");
  await show("attendance");

  await page.getByRole("link", { name: "Back to the registrations" }).click();
  await almaz.locator("summary").click();
  const download = page.waitForEvent("download");
  await almaz.getByRole("link", { name: "Certificate (PDF)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^certificate-.*\.pdf$/);
  await almaz.scrollIntoViewIfNeeded();
  await show("certificate");
}
