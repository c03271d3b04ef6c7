/** A message that cannot be sent waits on the visitor's own device. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, hydrateIslands, started } from "./journey.ts";
import { testOnStoppableSite } from "./stoppable-site.ts";

const test = testOnStoppableSite({ ENQUIRIES_PER_ADDRESS: "1000", ENQUIRIES_PER_MINUTE: "1000" });

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const own = (page: Page) => page.getByRole("checkbox", { name: /^This is my own device/ });
const panel = (page: Page) => page.locator("[data-outbox-panel]");
const press = (page: Page, name: string) => panel(page).getByRole("button", { name }).click();
const items = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("outbox:")));

async function write(page: Page, subject: string, message = "A long question."): Promise<void> {
  await field(page, "Name").fill("Ade Bello");
  await field(page, "E-mail").fill("ade@example.org");
  await field(page, "Subject").fill(subject);
  await field(page, "Message").fill(message);
}

/** Fetches everything that the form needs while there is a connection. */
async function openForm(page: Page, isOwn = true): Promise<void> {
  await page.goto("/contact");
  await hydrateIslands(page);
  if (!isOwn) return;
  const fetched = page.waitForResponse(/\/assets\/outbox-/);
  await own(page).check();
  await fetched;
}

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

/** As the browser does when a network is back. */
const lineIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

test("waits while the server is away, is sent when a page is opened again, and shows its reference", async ({
  page,
  site,
}) => {
  await openForm(page);
  await expectAccessible(page);
  await write(page, "Sent by the next page");
  await site.goOffline();
  await send(page);
  await expect(panel(page)).toContainText("Waiting on this device: Sent by the next page.");
  await expect(panel(page)).toBeFocused();
  await expect(field(page, "Message")).toHaveValue("");
  await expectAccessible(page);
  expect(await items(page)).toHaveLength(1);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:"))),
  ).toEqual([]);
  await site.goOnline();
  await page.goto("/about");
  await expect(panel(page)).toContainText(/Your reference number: [\dA-Z]{4}-[\dA-Z]{4}/);
  expect(site.stored()).toEqual(["Sent by the next page"]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("A long question.");
  await press(page, "Close");
  await expect(panel(page)).toBeHidden();
  expect(await items(page)).toEqual([]);
});

test("is sent when the line is back, or by the button", async ({ page, site }) => {
  await openForm(page);
  await write(page, "By the line");
  await site.goOffline();
  await send(page);
  await write(page, "By the button");
  await send(page);
  await expect(panel(page).getByRole("button", { name: "Send now" })).toHaveCount(2);
  await site.goOnline();
  await panel(page)
    .locator("div", { hasText: "By the button" })
    .getByRole("button", { name: "Send now" })
    .first()
    .click();
  await expect(panel(page)).toContainText("Your reference number:");
  expect(site.stored().filter((subject) => subject.startsWith("By the"))).toEqual(["By the button"]);
  await lineIsBack(page);
  await expect(panel(page).getByText("Your reference number:")).toHaveCount(2);
  expect(site.stored().filter((subject) => subject.startsWith("By the"))).toEqual([
    "By the button",
    "By the line",
  ]);
});

test("does not wait unless the box is ticked, nor if nothing more can be stored: the text stays in the form", async ({
  page,
  site,
}) => {
  await openForm(page, false);
  await expect(own(page)).not.toBeChecked();
  await write(page, "Not kept");
  await site.goOffline();
  await send(page);
  await expect(page.locator("#enquiry-result")).toContainText("Sorry, there was an error");
  await expect(field(page, "Message")).toHaveValue("A long question.");
  expect(await items(page)).toEqual([]);

  await site.goOnline();
  await openForm(page);
  await write(page, "No room");
  await site.goOffline();
  await page.evaluate(() => {
    // Fills the quota to the last character.
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        localStorage.setItem(`filler${size}`, "x".repeat(size));
      } catch {}
  });
  await send(page);
  await expect(page.locator("#enquiry-result")).toContainText("no room for another waiting message");
  await expect(field(page, "Subject")).toHaveValue("No room");
  await page.evaluate(() => localStorage.clear());
});

test("is shown in two tabs, and sent by one of them", async ({ page, context, site }) => {
  await openForm(page);
  await write(page, "Two tabs");
  await site.goOffline();
  await send(page);
  await expect(panel(page)).toBeVisible();
  await site.goOnline();
  // Both begin at the same time, and neither knows of the other.
  const other = await context.newPage();
  await other.goto(new URL("/about", page.url()).href);
  await lineIsBack(page);
  for (const tab of [page, other]) await expect(panel(tab)).toContainText("Your reference number:");
  const references = await Promise.all([page, other].map((tab) => panel(tab).textContent()));
  expect(references[0]).toBe(references[1]);
  expect(site.stored().filter((subject) => subject === "Two tabs")).toHaveLength(1);
});

test("is stored once if its answers are lost fifty times", async ({ page, site }) => {
  await openForm(page);
  await write(page, "Fifty replays");
  // The server stores the message, and the browser never learns it.
  await page.route("**/contact", async (route) => {
    if (route.request().method() === "POST") await route.fetch().then(() => route.abort());
    else await route.continue();
  });
  await send(page);
  await expect(panel(page)).toContainText("Waiting on this device");
  const { id, sendNow } = {
    id: (await items(page))[0] ?? "",
    sendNow: panel(page).getByRole("button", { name: "Send now" }),
  };
  for (let replay = 0; replay < 50; replay++) {
    await sendNow.click();
    await expect(sendNow).toBeEnabled();
  }
  await page.unroute("**/contact");
  await sendNow.click();
  await expect(panel(page)).toContainText("Your reference number:");
  expect(site.stored().filter((subject) => subject === "Fifty replays")).toHaveLength(1);
  expect(id).toMatch(/^outbox:w[\da-f]{32}$/);
});

test("that is refused keeps its text and says why; Edit brings it back, but never over other text", async ({
  page,
  site,
}) => {
  await openForm(page);
  await write(page, "Refused");
  await field(page, "E-mail").fill("ade@gmail");
  await site.goOffline();
  await send(page);
  await expect(panel(page)).toContainText("Waiting on this device");
  await site.goOnline();
  await page.goto("/about");
  await expect(panel(page)).toContainText("Not sent: Refused.");
  await expect(panel(page)).toContainText("The e-mail address is not complete");
  await expectAccessible(page);

  // A draft of another message is in the form.
  const draft = await page.context().newPage();
  await draft.goto(new URL("/contact", page.url()).href);
  await started(draft);
  await field(draft, "Message").fill("Being typed");
  await press(draft, "Edit");
  await expect(panel(draft)).toContainText("The form has other text in it.");
  await expect(field(draft, "Message")).toHaveValue("Being typed");
  await draft.getByRole("button", { name: "Clear what I typed" }).click();
  await draft.close();

  await press(page, "Edit");
  await expect(field(page, "Message")).toHaveValue("A long question.");
  await expect(field(page, "E-mail")).toHaveValue("ade@gmail");
  await hydrateIslands(page);
  await field(page, "E-mail").fill("ade@example.org");
  await send(page);
  await expect(page.locator("#enquiry-result")).toContainText("Thank you");
  expect(site.stored().filter((subject) => subject === "Refused")).toHaveLength(1);
  await expect(panel(page)).toBeHidden();
  expect(await items(page)).toEqual([]);
});

test("is asked about before it is removed", async ({ page, site }) => {
  await openForm(page);
  await write(page, "Removed");
  await site.goOffline();
  await send(page);
  page.once("dialog", (dialog) => dialog.dismiss());
  await press(page, "Remove");
  expect(await items(page)).toHaveLength(1);
  page.once("dialog", (dialog) => dialog.accept());
  await press(page, "Remove");
  await expect(panel(page)).toBeHidden();
  expect(await items(page)).toEqual([]);
});

for (const years of [1, -1])
  test(`by a clock that is wrong by ${years} year, is not sent by itself and not lost`, async ({
    page,
    site,
  }) => {
    await openForm(page);
    const subject = `Clock ${years}`;
    await write(page, subject);
    await site.goOffline();
    await send(page);
    await expect(panel(page)).toContainText("Waiting on this device");
    await page.evaluate(
      (milliseconds) => {
        for (const key of Object.keys(localStorage).filter((name) => name.startsWith("outbox:"))) {
          const item = JSON.parse(localStorage.getItem(key) ?? "");
          localStorage.setItem(key, JSON.stringify({ ...item, at: item.at + milliseconds }));
        }
      },
      years * 365 * 24 * 60 * 60_000,
    );
    await site.goOnline();
    await page.goto("/about");
    await expect(panel(page)).toContainText("By the clock of this device it is more than 30 days old");
    expect(site.stored()).not.toContain(subject);
    await press(page, "Send now");
    await expect(panel(page)).toContainText("Your reference number:");
    expect(site.stored().filter((stored) => stored === subject)).toHaveLength(1);
  });

test("waits with at most nine others", async ({ page, site }) => {
  await openForm(page);
  await site.goOffline();
  for (let count = 0; count < 10; count++) {
    await write(page, `Number ${count}`);
    await send(page);
    await expect(panel(page)).toContainText(`Number ${count}`);
  }
  expect(await items(page)).toHaveLength(10);
  await write(page, "One too many");
  await send(page);
  await expect(page.locator("#enquiry-result")).toContainText("no room");
  await expect(field(page, "Subject")).toHaveValue("One too many");
  expect(await items(page)).toHaveLength(10);
});

test("is sent from a low-data page, which otherwise has no script", async ({ page, context, site }) => {
  await openForm(page);
  await write(page, "Low data");
  await site.goOffline();
  await send(page);
  await expect(panel(page)).toBeVisible();
  await site.goOnline();
  await context.addCookies([{ name: "low-data", value: "on", url: site.url }]);
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-low-data", "true");
  await expect(panel(page)).toContainText("Your reference number:");
  expect(site.stored().filter((subject) => subject === "Low data")).toHaveLength(1);
});

test("everything on the device is forgotten with one button, offline too, and what is not sent is asked about", async ({
  page,
  site,
}) => {
  const forget = page.getByRole("button", { name: "Forget everything on this device" });
  const answer = page.locator("#forgotten");
  await page.goto("/about");
  await started(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await forget.click();
  await expect(answer).toHaveText("This site had kept nothing on this device.");
  await openForm(page);
  await page.evaluate(async () => {
    localStorage.setItem("theme", "dark");
    await (await caches.open("pages")).put("/news", new Response("A page"));
    await (await caches.open("pack:library")).put("/resources/a", new Response("A page"));
  });
  await write(page, "Forgotten");
  await site.goOffline();
  await send(page);
  await expect(panel(page)).toContainText("Waiting on this device");
  await field(page, "Message").fill("A draft");
  page.once("dialog", (dialog) => dialog.dismiss());
  await forget.click();
  expect(await items(page)).toHaveLength(1);
  page.once("dialog", (dialog) => dialog.accept());
  await forget.click();
  await expect(answer).toHaveText(
    /^Removed from this device: pages \(2\), drafts \(1\), waiting messages \(1\),? and settings \(\d\)\.$/,
  );
  await expect(answer).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await expect(field(page, "Message")).toHaveValue("");
  const left = () =>
    page.evaluate(async () => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  expect(await left()).toEqual([[], [], [], 0]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the button removes the cookie and says so", async ({ page, context, site }) => {
    await context.addCookies([{ name: "low-data", value: "on", url: site.url }]);
    await page.goto("/about");
    await page.getByRole("button", { name: "Forget everything on this device" }).click();
    await expect(page.locator("#forgotten")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-low-data", "true");
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  const kept = (page: Page) =>
    page.evaluate(async () => {
      const requests = await (await caches.open("pages")).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });

  test("a visitor reads Home and two guides, loses the connection, reads them again, writes a message, comes back, and it is stored once", async ({
    page,
    context,
    site,
  }) => {
    await page.goto("/resources");
    const links = page.locator('main a[href^="/resources/"]:not([href*="?"])');
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute("href") ?? ""),
    );
    const [first = "", second = ""] = new Set(addresses);
    const read = ["/", first, second];
    // Kept at installation, so that a visitor who has not been there can write.
    await expect.poll(() => kept(page)).toContain("/contact");
    for (const address of read) {
      await page.goto(address, { waitUntil: "networkidle" });
      await expect.poll(() => kept(page)).toContain(address);
    }

    await site.goOffline();
    for (const address of read) {
      await page.goto(address);
      await expect(page.locator("#kept-copy")).toBeVisible();
    }
    await page.goto("/contact");
    await started(page);
    await own(page).check();
    await write(page, "The whole walk");
    await send(page);
    await expect(panel(page)).toContainText("Waiting on this device: The whole walk.");
    await expect(field(page, "Message")).toHaveValue("");
    await page.goto("/on-this-device");
    await expect(panel(page)).toContainText("The whole walk");
    // Its own script came with the worker, too.
    await expect(page.locator("#kept-pages li")).not.toHaveCount(0);
    await page.close();

    await site.goOnline();
    const later = await context.newPage();
    await later.goto(`${site.url}/`);
    await expect(panel(later)).toContainText("Your reference number:");
    expect(site.stored().filter((subject) => subject === "The whole walk")).toHaveLength(1);
  });

  test("the guides of a saved library open offline, also those that were not read", async ({
    page,
    site,
  }) => {
    const save = page.locator("[data-press]");
    await expect(async () => {
      await page.goto("/resources");
      await expect(save).toContainText(/\d KB/, { timeout: 500 });
    }).toPass();
    await save.click();
    await expect(page.locator("[data-pack] [role=status]")).toContainText("Saved on this device.");
    const links = page.locator('main a[href^="/resources/"]:not([href*="?"])');
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute("href") ?? ""),
    );
    await expect.poll(() => kept(page)).toContain("/contact");
    await site.goOffline();
    const guide = await page.goto(addresses.at(-1) ?? "");
    expect(guide?.status()).toBe(200);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await kept(page)).not.toContain(addresses.at(-1));
  });
});
