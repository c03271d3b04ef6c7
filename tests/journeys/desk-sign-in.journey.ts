/** Signing in with a real browser's passkeys, which need the host name localhost. */
import type { Page } from "@playwright/test";
import { signInCodesOf } from "../../server/staff/sign-in-codes.ts";
import { beginLink } from "../begin-link.ts";
import { type DeskSite, startDeskSite } from "../requests/sign-in.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { addAuthenticator } from "./authenticator.ts";
import { test as base, expect } from "./journey.ts";

base.describe.configure({ mode: "default" });
const test = base.extend<{ site: DeskSite }>({
  site: async ({ siteStartedBy }, use) => use(await siteStartedBy(startAtLocalhost)),
});

async function startAtLocalhost(): Promise<DeskSite> {
  const site = await startDeskSite({ HOST: "localhost" });
  return { ...site, url: site.url.replace("127.0.0.1", "localhost") };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(tooWide, `${page.url()} is wider than 360 px`).toBe(false);
}

async function expectFitsAndAccessible(page: Page): Promise<void> {
  await expectFitsPhone(page);
  await expectAccessibleInEveryForm(page, [360, 1280]);
}

test("starts from the printed link, adds a passkey, signs out and in, invites staff, and signs in again in place", async ({
  page,
  site,
  browser,
}) => {
  await addAuthenticator(page);
  const begin = await beginLink(site);

  await test.step("begin by keyboard alone", async () => {
    await page.goto(begin);
    await expectFitsAndAccessible(page);
    await page.getByLabel("Name").focus();
    await page.keyboard.type("Ada Bekele");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ada@example.org");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Welcome, Ada Bekele")).toBeVisible();
    await expectFitsAndAccessible(page);
  });

  await test.step("add a passkey", async () => {
    await page.getByLabel("Name for the new passkey").fill("My phone");
    await button(page, "Add a passkey").click();
    await expect(page.getByText("Passkey added")).toBeVisible();
    await expect(page.getByText("My phone").first()).toBeVisible();
    await expectFitsAndAccessible(page);
  });

  await test.step("sign out, and in again with the passkey", async () => {
    await button(page, "Sign out").click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expectFitsAndAccessible(page);
    await page.goto("/desk/staff");
    await button(page, "Sign in with a passkey").press("Enter");
    await expect(page).toHaveURL(`${site.url}/desk/staff`);
  });

  await test.step("invite a publisher", async () => {
    await expectFitsAndAccessible(page);
    await page.getByLabel("Name").fill("Ben Tadesse");
    await page.getByLabel("Email").fill("ben@example.org");
    await page.getByLabel("Role", { exact: true }).selectOption("publisher");
    await button(page, "Invite").click();
    await expect(page.getByRole("status")).toContainText("/desk/join?key=");
    await expectFitsAndAccessible(page);
  });

  await test.step("a writer joins through the invitation link in another browser, and the link works only once", async () => {
    await page.getByLabel("Name").fill("Chipo Banda");
    await page.getByLabel("Email").fill("chipo@example.org");
    await page.getByLabel("Role", { exact: true }).selectOption("writer");
    await button(page, "Invite").click();
    await expect(page.getByRole("status")).toContainText("Chipo");
    const [link = ""] =
      /https?:\S+\/desk\/join\?key=[\w-]+/.exec(await page.getByRole("status").innerText()) ?? [];
    const theirs = await browser.newContext();
    const joining = await theirs.newPage();
    await joining.goto(link);
    await expectFitsAndAccessible(joining);
    await expect(joining.getByText("as writer")).toBeVisible();
    await joining.getByLabel("Name").press("Enter");
    await expect(joining.getByText("Welcome, Chipo Banda")).toBeVisible();
    await joining.goto("/desk/news");
    await expect(joining.getByRole("heading", { name: "News" })).toBeVisible();
    await joining.goto(link);
    await expect(joining.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible();
    await expectFitsAndAccessible(joining);
    await theirs.close();
  });

  await test.step("read the log", async () => {
    await page.getByRole("link", { name: "Log" }).click();
    await expect(page.getByText("Ben Tadesse <ben@example.org>")).toBeVisible();
    await expectFitsAndAccessible(page);
  });

  await test.step("a sensitive action asks for the passkey again after a while, then completes", async () => {
    await page.goto("/desk/staff");
    await site.database.db
      .updateTable("staff_sessions")
      .set({ proved_at: "2026-01-01T00:00:00.000Z" })
      .execute();
    await page.getByRole("button", { name: "Withdraw the invitation of Ben Tadesse" }).click();
    await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible();
    await expect(page.locator("[data-hydrated]")).toHaveCount(1);
    await expectFitsAndAccessible(page);
    await button(page, "Sign in with a passkey").click();
    await expect(page.getByText("Invitation withdrawn.")).toBeVisible();
  });

  await test.step("after the session ends, a code signs in again and the form is submitted", async () => {
    await page.goto("/desk/account");
    await page.getByLabel("Name", { exact: true }).fill("Ada B. Bekele");
    await site.database.db.deleteFrom("staff_sessions").execute();
    await button(page, "Change name").click();
    await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
    await expect(page.locator("[data-hydrated]")).toHaveCount(1);
    await page.getByLabel("Email").fill("ada@example.org");
    await button(page, "I already have a code").click();
    const ada = await site.database.db
      .selectFrom("staff")
      .select("id")
      .where("email", "=", "ada@example.org")
      .executeTakeFirstOrThrow();
    await page.getByLabel("Code").fill(await signInCodesOf(site.database).create(ada));
    await button(page, "Sign in").click();
    await expect(page.getByText("Your name has been changed.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ada B. Bekele" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("requests a code, and signs in with it", async ({ page, site }) => {
    const { person } = await site.signIn("writer", "Caleb");
    await page.goto("/desk/news");
    await expect(button(page, "Sign in with a passkey")).toBeHidden();
    await page.getByLabel("Email").fill(person.email);
    await button(page, "Send me a code").click();
    await page.getByLabel("Code").fill(await signInCodesOf(site.database).create(person));
    await button(page, "Sign in").click();
    await expect(page).toHaveURL(`${site.url}/desk/news`);
  });
});
