/** Nothing typed at the desk is lost: offline, beside a second editor, after a session ends or before scripts load. */
import type { Page } from "@playwright/test";
import { recordsAt } from "../requests/create-records.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { field, hydrated, saved, saveState } from "./writing-page.ts";

const test = testAtDesk();

const textsOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("desk", 1);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("texts").objectStore("texts").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

let number = 0;
const freshTitle = () => `A clinic in Kampala ${Date.now()} ${++number}`;

async function write(page: Page, text: string): Promise<string> {
  const title = freshTitle();
  await page.goto("/desk/news/new");
  await hydrated(page);
  await field(page, "Headline").fill(title);
  await field(page, "Text").fill(text);
  await expect(page).toHaveURL(/\/desk\/news\/a-clinic-in-kampala-/);
  await saved(page);
  return title;
}

test("saves the first words within three seconds, under their own address", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await page.goto("/desk/news/new");
  await hydrated(page);
  await expect(saveState(page)).toHaveText("Nothing written yet");
  const title = freshTitle();
  const started = Date.now();
  await field(page, "Headline").pressSequentially(title);
  await expect(page).toHaveURL(/\/desk\/news\/a-clinic-in-kampala-/);
  expect(Date.now() - started).toBeLessThan(4000);
  await field(page, "Text").fill("A first sentence.");
  await saved(page);
  await expect.poll(() => textsOnDevice(page)).toBe(0);
  await page.reload();
  await expect(field(page, "Headline")).toHaveValue(title);
  await expect(field(page, "Text")).toHaveValue("A first sentence.");
  await expect(page.getByRole("button", { name: "Publish" })).toHaveCount(0);
});

test("keeps and saves text typed before the scripts arrive", async ({ page, context, signIn }) => {
  await signIn(context, "writer");
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/desk-islands-*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/desk/news/new");
  const title = freshTitle();
  await field(page, "Headline").fill(title);
  await field(page, "Text").pressSequentially("Typed early");
  release();
  await hydrated(page);
  await page.keyboard.type(" and on.");
  await expect(field(page, "Text")).toHaveValue("Typed early and on.");
  await expect(page).toHaveURL(/\/desk\/news\/a-clinic-in-kampala-/);
  await saved(page);
  await page.reload();
  await expect(field(page, "Headline")).toHaveValue(title);
  await expect(field(page, "Text")).toHaveValue("Typed early and on.");
});

test("keeps the text on the device while offline, says so, restores it, and saves it once online", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await write(page, "One.");
  const address = page.url();
  await context.setOffline(true);
  await field(page, "Text").press("End");
  await page.keyboard.type(" Two, without a line.");
  await expect(saveState(page)).toHaveText("Offline – saved on this device");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(saveState(page)).toHaveText("Offline – saved on this device");
  await expect(field(page, "Text")).toHaveValue("One. Two, without a line.");
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await context.setOffline(false);
  await again.goto(address);
  await expect(field(again, "Text")).toHaveValue("One. Two, without a line.");
  await saved(again);
  await expect.poll(() => textsOnDevice(again)).toBe(0);

  await context.setOffline(true);
  await field(again, "Text").press("End");
  await again.keyboard.type(" Three.");
  await expect(saveState(again)).toHaveText("Offline – saved on this device");
  await context.setOffline(false);
  await saved(again);
  await again.reload();
  await expect(field(again, "Text")).toHaveValue("One. Two, without a line. Three.");
});

test("creates a new text once and reports no conflict when the answer to a save is lost", async ({
  page,
  context,
  signIn,
  desk,
}) => {
  await signIn(context, "writer");
  await page.goto("/desk/news/new");
  await hydrated(page);
  const title = freshTitle();
  // The server has saved it, but the browser never learns so.
  await page.route("**/desk/news/*", async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await route.abort();
  });
  await field(page, "Headline").fill(title);
  await field(page, "Text").fill("The same sentence");
  await expect(saveState(page)).toHaveText("Offline – saved on this device");
  await field(page, "Text").press("End");
  await page.keyboard.type(" typed on");
  // A save may be on its way.
  await page.unrouteAll({ behavior: "wait" });
  await saved(page);
  await expect(field(page, "Text")).toHaveValue("The same sentence typed on");
  const { rows } = await desk.database.db
    .selectFrom("editions")
    .select("id")
    .where("title", "=", title)
    .execute()
    .then((rows) => ({ rows }));
  expect(rows).toHaveLength(1);
});

test("merges two writers' changes to different sentences, and shows conflicting ones side by side", async ({
  page,
  context,
  browser,
  signIn,
}) => {
  await signIn(context, "writer");
  await write(page, "The clinic opens in May. It is free. Everybody may come.");
  const otherContext = await browser.newContext();
  await signIn(otherContext, "writer");
  const other = await otherContext.newPage();
  await other.goto(page.url());
  await hydrated(other);

  await field(other, "Text").fill("The clinic opens on 3 May. It is free. Everybody may come.");
  await saved(other);
  await field(page, "Text").press("End");
  await page.keyboard.type(" Bring a friend.");
  await expect(field(page, "Text")).toHaveValue(
    "The clinic opens on 3 May. It is free. Everybody may come. Bring a friend.",
  );
  // The cursor is still after the typed text.
  await page.keyboard.type(" Or two.");
  await saved(page);
  await expect(field(page, "Text")).toHaveValue(/Bring a friend\. Or two\.$/);

  await other.reload();
  await hydrated(other);
  const text = await field(page, "Text").inputValue();
  await field(other, "Text").fill(text.replace("It is free.", "It costs nothing."));
  await saved(other);
  await field(page, "Text").fill(text.replace("It is free.", "It is free for all."));
  await expect(saveState(page)).toHaveText(/^writer \d+ changed this too$/);
  const conflict = page.getByRole("region", { name: "Two versions of “Text”" });
  await expect(conflict).toContainText("It is free for all.");
  await expect(conflict).toContainText("It costs nothing.");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await saved(page);
  await expect(conflict).toHaveCount(0);

  await field(other, "Text").fill(text.replace("It is free.", "Nobody pays."));
  await expect(saveState(other)).toHaveText(/^writer \d+ changed this too$/);
  await other.getByRole("button", { name: "Use theirs" }).click();
  await saved(other);
  await expect(field(other, "Text")).toHaveValue(/It is free for all\./);
  await otherContext.close();
});

test("lets the writer sign in again in place when the session ends", async ({
  page,
  context,
  signIn,
  desk,
}) => {
  const { person } = await signIn(context, "writer");
  await write(page, "One.");
  const { sessionsOf } = await import("../../server/staff/sessions.ts");
  const { signInCodesOf } = await import("../../server/staff/sign-in-codes.ts");
  await sessionsOf(desk.database).endAll(person.id);
  await field(page, "Text").press("End");
  await page.keyboard.type(" Two.");
  await expect(saveState(page)).toHaveText("Signed out – sign in to save");
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByRole("button", { name: "Send me a code" }).click();
  await dialog.getByLabel("Code").fill(await signInCodesOf(desk.database).create(person));
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await saved(page);
  await page.reload();
  await expect(field(page, "Text")).toHaveValue("One. Two.");
});

const long = Array.from({ length: 200 }, (_, index) => `Paragraph ${index} of a long text.`).join("\n\n");

/** Presses a button below a long text, and expects the question in view and focused. */
async function expectQuestion(page: Page, button: string, question: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const heading = page.getByRole("heading", { name: question });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole("link", { name: /^No, / })).toBeInViewport();
}

test("marks changes to a published text as unpublished immediately, and asks its questions in view", async ({
  page,
  context,
  browser,
  signIn,
  desk,
}) => {
  const published = () => recordsAt(desk).published("news", { headline: freshTitle(), content: long });
  const standing = page.locator("#save-state ~ p");
  const { slug } = await published();
  await signIn(context, "publisher");
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(`/desk/news/${slug}`);
  await hydrated(page);
  await expect(standing).toHaveText("Published");
  // Held back, to show that the mark does not wait for the server.
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/desk/news/${slug}`, async (route) => {
    await promise;
    await route.continue();
  });
  await field(page, "Link").pressSequentially("e");
  await expect(standing).toHaveText("Published · Unpublished changes");
  await page.keyboard.press("Backspace");
  await expect(standing).toHaveText("Published");
  await page.keyboard.type("example.org");
  release();
  await saved(page);
  await expect(standing).toHaveText("Published · Unpublished changes");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await hydrated(page);
  await expect(standing).toHaveText("Published");
  await expect(field(page, "Link")).toHaveValue("https://example.org");

  await expectQuestion(page, "Delete", "Delete this?");
  await page.getByRole("link", { name: /^No, / }).click();
  await hydrated(page);
  await expectQuestion(page, "Withdraw", "Withdraw this?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toContainText("Withdrawn");

  const plain = await browser.newContext({
    ...{ baseURL: desk.url, javaScriptEnabled: false, viewport: { width: 390, height: 740 } },
  });
  await signIn(plain, "publisher");
  const unscripted = await plain.newPage();
  await unscripted.goto(`/desk/news/${(await published()).slug}`);
  await expectQuestion(unscripted, "Withdraw", "Withdraw this?");
  await unscripted.getByRole("button", { name: "Withdraw" }).click();
  await expect(unscripted.getByText("Withdrawn: visitors see a page saying that it is gone.")).toBeVisible();

  await unscripted.goto("/desk/news/new");
  await field(unscripted, "Headline").fill(`${freshTitle()} en français`);
  await field(unscripted, "Text").fill(
    "Ceci est un texte qui est écrit en français pour tous ceux qui le lisent.",
  );
  await expectQuestion(unscripted, "Publish", "Publish this?");
  await unscripted.getByRole("button", { name: "Publish anyway" }).click();
  await expect(unscripted.getByText("Published.", { exact: false }).first()).toBeVisible();
  await plain.close();
});
