/**
 * The states of the enquiry form: hydrated on each of its pages, never hydrated and without script on one. What the
 * browser posts there is the same on all: tests/requests/enquiry.test.ts.
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

const labels = ["Name", "Email", "Subject", "Message"];
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

/** The disk refuses to store, for as long as it takes. */
async function whileNothingCanBeStored(database: Sqlite.Database, then: () => Promise<void>): Promise<void> {
  database.exec(
    "create trigger refuse before insert on contact_messages begin select raise(abort, 'disk full'); end",
  );
  try {
    await then();
  } finally {
    database.exec("drop trigger refuse");
  }
}

/** Keeps what the form sends on its way until it is let go. */
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
    test("hydrated: says what is wrong, that it failed, that it is busy, and thanks; a double click is one mail", async ({
      page,
      site: { database, mailbox },
    }) => {
      await page.goto(address);
      await hydrateIslands(page);

      await test.step("what is missing is said beside the field and in a summary that leads there", async () => {
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
        await field(page, "Email").fill("not an address");
        await button(page).click();
        await expect(result(page).getByRole("link").nth(1)).toHaveText(
          "Enter an e-mail address such as name@example.org.",
        );
      });

      await test.step("a failure keeps the fields, and each result is cleared when the form is sent again", async () => {
        const subject = `${name}: trouble`;
        const words = await write(page, subject);
        await whileNothingCanBeStored(database, async () => {
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

      await test.step("it is busy while sending; a double click is one message and one mail", async () => {
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
        // A browser types faster than a person, so the mail may be marked as likely spam in front.
        expect(mails()[0]?.subject).toContain(`${subject} (${reference})`);
        expect(mails()[0]?.text).toContain(`From: ${words[0]}\nE-mail: selam@example.org\n`);
        expect(mails()[0]?.text).toContain("ሰላም 👋🏿\nA second line");
      });
    });
  });
}

for (const script of [true, false])
  test.describe(
    `the form on Contact, ${script ? "never hydrated" : "without script"}`,
    everywhere(script),
    () => {
      test.use({ javaScriptEnabled: script });
      test("has the same states", async ({ page, site: { database } }) => {
        const subject = `Contact: ${script ? "never hydrated" : "no script"}`;
        if (script) await withoutIslands(page);
        await page.goto(contact.address);
        if (script) await started(page);
        const words = await write(page, subject);
        await field(page, "Email").fill("nobody");
        await button(page).click();
        await expect(result(page)).toBeFocused();
        await expect(result(page).getByRole("link")).toHaveText([
          "Enter an e-mail address such as name@example.org.",
        ]);
        await expect(field(page, "Email")).toHaveAccessibleDescription(/such as name@example\.org/);
        await result(page).getByRole("link").click();
        await expect(field(page, "Email")).toBeFocused();

        await field(page, "Email").fill("selam@example.org");
        await whileNothingCanBeStored(database, async () => {
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

test("what is typed before and while the form hydrates stays, also over what the page came with", async ({
  page,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/islands-*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/contact");
  const words = await write(page, "Typed early");
  await field(page, "Email").fill("nobody");
  // React is not there yet: the browser posts, and the page comes back with what was typed.
  await button(page).click();
  await expect(result(page)).toBeFocused();
  await expect(field(page, "Message")).toHaveValue(words[3] ?? "");

  await field(page, "Email").fill("selam@example.org");
  await field(page, "Message").press("Control+Home");
  await page.keyboard.type("Before. ");
  release();
  let during = "";
  await expect(async () => {
    await page.keyboard.type("during ");
    during += "during ";
    await expect(page.locator("[data-hydrated]")).toHaveCount(1, { timeout: 1 });
  }).toPass({ intervals: [0] });
  await page.keyboard.type("After.");
  await expectFields(page, [
    words[0] ?? "",
    "selam@example.org",
    "Typed early",
    `Before. ${during}After.${words[3]}`,
  ]);
});
