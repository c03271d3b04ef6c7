/** A volunteer writes, a colleague comments, a director approves on a phone by a link, and it is published. */
import { recordsAt } from "../requests/create-records.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { giveSession, testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { hydrated, saved } from "./writing-page.ts";

const test = testAtDesk();

test("a text is reviewed, approved by a link on a phone, changed, approved again and published", async ({
  page,
  context,
  browser,
  signIn,
  desk,
}) => {
  const administrator = await desk.signIn("administrator", "Eva");
  await administrator.post("/desk/review", { act: "require second person", second_person: "on" });

  // The volunteer writes, and asks for a review.
  await signIn(context, "writer");
  await page.goto("/desk/news/new");
  await hydrated(page);
  await page.getByLabel("Headline").fill("A clinic opens");
  await page.getByLabel("Text", { exact: true }).fill("It opens on Monday. All are welcome.");
  await saved(page);
  await page.getByLabel("Note to the reviewer").fill("Is the day right?");
  await page.getByRole("button", { name: "Ready for review" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ready for review." })).toBeVisible();

  // A publisher finds it on Today, and comments on a sentence.
  const publisher = await desk.signIn("publisher", "Ben");
  const other = await browser.newContext({ baseURL: desk.url });
  await giveSession(other, desk.url, publisher.token() ?? "");
  const desktop = await other.newPage();
  await desktop.goto("/desk");
  await desktop.getByRole("link", { name: "A clinic opens" }).first().click();
  await expect(desktop.getByRole("heading", { name: "Review: A clinic opens" })).toBeVisible();
  await desktop.getByText("It opens on Monday.", { exact: true }).click();
  await desktop.getByLabel("Comment", { exact: true }).fill("On Tuesday, I think.");
  await desktop.getByRole("button", { name: "Add comment" }).click();
  await expect(desktop.getByRole("listitem").filter({ hasText: "On Tuesday, I think." })).toBeVisible();
  await expectAccessibleInEveryForm(desktop, [360, 1280]);

  // The director approves on a phone, without an account and without script.
  const approveByLink = async () => {
    await desktop.reload();
    await desktop.getByLabel("Name of the person").fill("Dr Alemu");
    await desktop.getByRole("button", { name: "Make approval link" }).click();
    const link = await desktop.getByRole("link", { name: /\/approve\// }).getAttribute("href");
    const phone = await browser.newContext({
      viewport: { width: 360, height: 640 },
      javaScriptEnabled: false,
    });
    const director = await phone.newPage();
    await director.goto(new URL(new URL(link ?? "").pathname, desk.url).href);
    await expect(director.getByRole("heading", { name: "A clinic opens" })).toBeVisible();
    const { clientWidth, scrollWidth } = await director.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await director.getByRole("button", { name: "Approve" }).click();
    await expect(
      director.getByRole("heading", { name: "Thank you. You have approved this text." }),
    ).toBeVisible();
    await phone.close();
  };
  await approveByLink();
  await page.reload();
  await expect(page.getByRole("region", { name: "Review" })).toContainText("Approved by Dr Alemu");

  // The writer follows the comment, which ends the approval.
  await page.getByRole("link", { name: "1 open comment" }).click();
  await page.getByRole("button", { name: "Resolve" }).click();
  await page.getByRole("link", { name: "Back to writing" }).click();
  await hydrated(page);
  await page.getByLabel("Text", { exact: true }).fill("It opens on Tuesday. All are welcome.");
  await saved(page);
  await page.reload();
  await expect(page.getByRole("region", { name: "Review" })).toContainText("no longer counts");

  // The publisher cannot publish it before it is approved again.
  await desktop.getByRole("link", { name: "Back to writing" }).click();
  await desktop.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(desktop.getByRole("status").filter({ hasText: "a second person must approve" })).toBeVisible();
  await desktop.getByRole("link", { name: "Review and comments" }).click();
  await approveByLink();
  await desktop.reload();
  await desktop.getByRole("link", { name: "Back to writing" }).click();
  await desktop.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(desktop.getByRole("status").filter({ hasText: "Published." })).toBeVisible();
  const { rows } = await recordsAt(desk).editions.list({ kinds: ["news"], state: "published" });
  const article = await fetch(`${desk.url}/news/${rows[0]?.slug}`);
  expect(await article.text()).toContain("It opens on Tuesday.");
  await other.close();
});
