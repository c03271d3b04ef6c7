import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("shows the blocks of Home in order below the slogans, with working links, without JavaScript", async ({
  reader: page,
}) => {
  await page.goto("/our-work");
  const newest = await page.getByRole("article").getByRole("link").allTextContents();
  expect(newest.length).toBeGreaterThan(4);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Secure AI. Strong Africa.");
  await expect(page.getByText("Empower. Secure. Connect.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Coming up",
    "Our mission",
    "How we work",
    "Our Work",
    "Latest Updates",
    "Follow",
    "Join Our Mission",
    "Let's Talk",
  ]);

  await test.step("the mission block shows Research, Education and Community", async () => {
    const mission = region(page, "Our mission");
    await expect(mission.getByRole("heading", { level: 3 })).toHaveText([
      "Research",
      "Education",
      "Community",
    ]);
    for (const part of await mission.getByRole("listitem").all()) await expect(part).toHaveText(/\w+.{40,}/);
  });

  await test.step("Let's Talk has the form and the 24-hour promise", async () => {
    const talk = region(page, "Let's Talk");
    await expect(talk).toContainText("within 24 hours");
    for (const label of ["Name", "E-mail", "Subject"]) await expect(talk.getByLabel(label)).toBeEditable();
    await expect(talk.getByLabel("Message", { exact: true })).toBeEditable();
    await expect(talk.getByRole("button", { name: "Send message" })).toBeEnabled();
  });

  await test.step("the hero leads to the mission and to getting involved", async () => {
    const hero = page.getByRole("main").locator("header");
    await hero.getByRole("link", { name: "Our mission" }).click();
    await expect(page).toHaveURL("/about/mission-vision");
    await page.goBack();
    await hero.getByRole("link", { name: "Get Involved" }).click();
    await expect(page).toHaveURL("/get-involved");
    await page.goBack();
  });

  await test.step("How we work has three steps, each with a link", async () => {
    const steps = region(page, "How we work").getByRole("listitem");
    await expect(steps.getByRole("heading")).toHaveText(["Research", "Training", "Policy"]);
    const links = steps.getByRole("link");
    await expect(links.nth(0)).toHaveAttribute("href", "/our-work");
    await expect(links.nth(2)).toHaveAttribute("href", "/ai-policy");
    await links.nth(1).click();
    await expect(page.getByRole("link", { name: "Training Materials" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.goBack();
  });

  await test.step("Our Work shows the 4 newest projects, each linked to its page", async () => {
    const cards = page.getByRole("list", { name: "Newest projects" }).getByRole("link");
    await expect(cards).toHaveText(newest.slice(0, 4));
    await cards.first().click();
    await expect(page).toHaveURL(/\/our-work\/[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest[0] ?? "");
    await page.goBack();
  });

  await test.step("Join Our Mission leads to Get Involved", async () => {
    const join = page.getByRole("heading", { name: "Join Our Mission" }).locator("..");
    await join.getByRole("link", { name: "Get Involved" }).click();
    await expect(page).toHaveURL("/get-involved");
  });
});
