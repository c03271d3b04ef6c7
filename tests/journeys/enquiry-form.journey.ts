/**
 * The states of the enquiry form: hydrated on each of its pages, unhydrated and without JavaScript on one. The
 * browser's own POST is the same on all pages: see tests/requests/enquiry.test.ts.
 */
import type { Page } from "@playwright/test";
import type Sqlite from "better-sqlite3";
import { expectAccessible } from "./accessible.ts";
import { everywhere, expect, hydrateIslands, started, withoutIslands } from "./journey.ts";
import { testOnMailSite } from "./mail-site.ts";

const test = testOnMailSite();

const thanks = "Thank you for your message! We'll get back to you soon.";
const failure = "Sorry, there was an error sending your message. Please try again.";
const contact = { name: "Contact", address: "/contact", failure };
const forms = [
  { name: "Home", address: "/", failure: "Something went wrong. Please try again." },
  contact,
  { name: "Support", address: "/support", failure },
];

const labels = ["Name", "E-mail", "Subject", "Message"];
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const result = (page: Page) => page.locator("#enquiry-result");
const button = (page: Page) => page.getByRole("button", { name: /^(?:Send message|Sending\.\.\.)$/ });

async function write(page: Page, subject: string): Promise<string[]> {
  const words = ["ሰላም ተስፋዬ", "selam@example.org", subject, "ሰላም 👋🏿\nA second line"];
  for (const [index, label] of labels.entries()) await field(page, label).fill(words[index] ?? "");
  return words;
}

async function expectFields(page: Page, words: string[]): Promise<void> {
  for (const [index, label] of labels.entries())
    await expect(field(page, label)).toHaveValue(words[index] ?? "");
}

/** Returns the reference number. */
async function expectThanks(page: Page): Promise<string> {
  await expect(result(page)).toContainText(thanks);
  await expect(result(page)).toContainText(/Your reference number: [\dA-Z]{4}-[\dA-Z]{4}/);
  await expect(result(page)).toBeFocused();
  await expectFields(page, ["", "", "", ""]);
  return /[\dA-Z]{4}-[\dA-Z]{4}/.exec((await result(page).textContent()) ?? "")?.[0] ?? "";
}

const stored = (database: Sqlite.Database, subject: string) =>
  database
    .prepare("select name, email, subject, message from contact_messages where subject = ?")
    .all(subject);

/** Makes the database refuse new messages while `then` runs. */
async function whileStorageFails(database: Sqlite.Database, then: () => Promise<void>): Promise<void> {
  database.exec(
    "create trigger refuse before insert on contact_messages begin select raise(abort, 'disk full'); end",
  );
  try {
    await then();
  } finally {
    database.exec("drop trigger refuse");
  }
}

/** Holds back the form's request until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  const answer = Promise.withResolvers<void>();
  const { pathname: here } = new URL(page.url());
  await page.route(
    ({ pathname }) => pathname === here,
    async (route) => {
      await answer.promise;
      await route.continue();
    },
  );
  return () => answer.resolve();
}

for (const { name, address, failure } of forms) {
  test.describe(`the form on ${name}`, everywhere(name !== "Home"), () => {
    test("hydrated: reports problems, failure and progress, says thanks, and sends one mail for a double click", async ({
      page,
      site: { database, mailbox },
    }) => {
      await page.goto(address);
      await hydrateIslands(page);

      await test.step("missing fields are reported beside each field and in a summary with links", async () => {
        const missing = [
          "Enter your name.",
          "Enter your e-mail address.",
          "Enter a subject.",
          "Enter your message.",
        ];
        await button(page).click();
        await expect(result(page)).toBeFocused();
        await expect(result(page).getByRole("link")).toHaveText(missing);
        for (const [index, label] of labels.entries()) {
          await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
          await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(missing[index] ?? ""));
          await expect(page.locator("form p").getByText(missing[index] ?? "")).toBeVisible();
        }
        await result(page).getByRole("link").first().click();
        await expect(field(page, "Name")).toBeFocused();
        await field(page, "E-mail").fill("not an address");
        await button(page).click();
        await expect(result(page).getByRole("link").nth(1)).toHaveText(
          "Enter an e-mail address such as name@example.org.",
        );
      });

      await test.step("a failure keeps the fields, and sending again clears the previous result", async () => {
        const subject = `${name}: trouble`;
        const words = await write(page, subject);
        await whileStorageFails(database, async () => {
          const letGo = await hold(page);
          await button(page).click();
          await expect(result(page)).toHaveCount(0);
          letGo();
          await expect(result(page)).toHaveText(failure);
        });
        await expect(result(page)).toBeFocused();
        await expectFields(page, words);
        expect(stored(database, subject)).toHaveLength(0);
        await button(page).click();
        await expectThanks(page);
        await expect(result(page)).not.toContainText(failure);
        expect(stored(database, subject)).toHaveLength(1);
      });

      await test.step("the button is busy while sending, and a double click sends one message and one mail", async () => {
        const subject = `${name}: ጥያቄ 🌍`;
        const words = await write(page, subject);
        const letGo = await hold(page);
        await button(page).dblclick();
        await expect(button(page)).toHaveText("Sending...");
        await expect(button(page)).toBeDisabled();
        letGo();
        const reference = await expectThanks(page);
        await expect(button(page)).toHaveText("Send message");
        await expect(page).toHaveURL(({ pathname, search }) => pathname + search === address);
        await expectAccessible(page);
        expect(stored(database, subject).map((row) => Object.values(row as object))).toEqual([words]);
        const mails = () => mailbox.mails.filter((mail) => mail.subject?.includes(subject));
        await expect.poll(() => mails().length).toBe(1);
        // The browser types faster than a person, so the subject may start with a spam mark.
        expect(mails()[0]?.subject).toContain(`${subject} (${reference})`);
        expect(mails()[0]?.text).toContain(`From: ${words[0]}\nE-mail: selam@example.org\n`);
        expect(mails()[0]?.text).toContain("ሰላም 👋🏿\nA second line");
      });
    });
  });
}

for (const script of [true, false])
  test.describe(
    `the form on Contact, ${script ? "never hydrated" : "without JavaScript"}`,
    everywhere(script),
    () => {
      test.use({ javaScriptEnabled: script });
      test("has the same states", async ({ page, site: { database } }) => {
        const subject = `Contact: ${script ? "never hydrated" : "no script"}`;
        if (script) await withoutIslands(page);
        await page.goto(contact.address);
        if (script) await started(page);
        const words = await write(page, subject);
        await field(page, "E-mail").fill("nobody");
        await button(page).click();
        await expect(result(page)).toBeFocused();
        await expect(result(page).getByRole("link")).toHaveText([
          "Enter an e-mail address such as name@example.org.",
        ]);
        await expect(field(page, "E-mail")).toHaveAccessibleDescription(/such as name@example\.org/);
        await result(page).getByRole("link").click();
        await expect(field(page, "E-mail")).toBeFocused();

        await field(page, "E-mail").fill("selam@example.org");
        await whileStorageFails(database, async () => {
          await button(page).click();
          await expect(result(page)).toHaveText(contact.failure);
        });
        await expectFields(page, words);
        expect(stored(database, subject)).toHaveLength(0);

        await button(page).dblclick();
        await expectThanks(page);
        expect(stored(database, subject)).toHaveLength(1);
      });
    },
  );

test("keeps text typed before and during hydration, also in fields the page returned filled in", async ({
  page,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/islands-*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/contact");
  const words = await write(page, "Typed early");
  await field(page, "E-mail").fill("nobody");
  // React has not loaded: the browser posts the form, and the page returns with the typed text.
  await button(page).click();
  await expect(result(page)).toBeFocused();
  await expect(field(page, "Message")).toHaveValue(words[3] ?? "");

  await field(page, "E-mail").fill("selam@example.org");
  await field(page, "Message").press("Control+Home");
  await page.keyboard.type("Before. ");
  release();
  let during = "";
  await expect(async () => {
    await page.keyboard.type("during ");
    during += "during ";
    // At once: on a busy machine, a locator's own deadline of a few milliseconds would pass before it looks.
    expect(await page.locator("[data-hydrated]").count()).toBe(1);
    // With pauses, as people type: without them, a busy machine had no time left to hydrate the form.
  }).toPass({ intervals: [500] });
  await page.keyboard.type("After.");
  await expectFields(page, [
    words[0] ?? "",
    "selam@example.org",
    "Typed early",
    `Before. ${during}After.${words[3]}`,
  ]);
});

test("hydrates a form in which the visitor began to write before the start script arrived", async ({
  page,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/start-*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await field(page, "Message").fill("Early words");
  release();
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
  await expect(field(page, "Message")).toHaveValue("Early words");
});
