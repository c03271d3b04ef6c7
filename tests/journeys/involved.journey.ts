import { expect, test } from "./journey.ts";

test("Get Involved links to careers, volunteer, donate and contact, and to the organisation's profile", async ({
  reader: page,
}) => {
  await page.goto("/get-involved");
  const pillars = page.getByRole("region", { name: "Four ways to take part" }).getByRole("listitem");
  await expect(pillars.getByRole("heading")).toHaveText(["Careers", "Volunteer", "Donate", "Partner"]);
  for (const [index, address] of ["/careers", "/volunteer", "/donate", "/contact?about=partner"].entries()) {
    await pillars.nth(index).getByRole("link").click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  const profile = page.getByRole("main").getByRole("link", { name: /Follow us on LinkedIn/ });
  await expect(profile).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\//);
  await expect(profile).toHaveAttribute("target", "_blank");
  await expect(profile).toHaveAttribute("rel", /noopener/);
  await expect(profile).toHaveAccessibleName(/opens in a new tab/);
  await expect(page.getByRole("heading", { name: "Ready to Take Action?" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("Careers, Volunteer and Donate describe what is on offer, without dead forms, and link onwards", async ({
  reader: page,
}) => {
  for (const [address, heading, said, subject] of [
    ["/careers", "Careers", "There is no open position at the moment.", "Working with you"],
    ["/volunteer", "Volunteer", "Volunteering is unpaid.", "Volunteering"],
    ["/donate", "Donate", "This site takes no payments", "Supporting your work"],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(main).toContainText(said);
    await expect(main.getByRole("list").filter({ hasText: /We answer|Agree on a task/ })).toBeVisible();
    await expect(main.locator("form")).toHaveCount(0);
    await main.getByRole("link", { name: "Write to us" }).click();
    await expect(page).toHaveURL(`/contact?about=${address.slice(1)}`);
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(subject);
  }
});

test("Contact shows the location, the profiles and the promise of a reply, and omits unset details", async ({
  reader: page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(main.getByRole("term")).toHaveText(["Place", "Reply", "Follow us"]);
  await expect(main.getByRole("definition")).toHaveText([
    "Addis Ababa, Ethiopia",
    "Within 24 hours",
    "LinkedIn",
    "Facebook",
  ]);
  for (const name of ["LinkedIn", "Facebook"]) {
    const profile = main.getByRole("link", { name });
    await expect(profile).toHaveAttribute("target", "_blank");
    await expect(profile).toHaveAttribute("rel", /noopener/);
  }
  for (const label of ["Name", "E-mail", "Subject", "Message"])
    await expect(main.getByRole("textbox", { name: label, exact: true })).toBeVisible();
});

test("Support shows where to look first, four technical answers, how to report problems, and the form", async ({
  reader: page,
}) => {
  await page.goto("/support");
  const main = page.getByRole("main");
  const ways = main.getByRole("region", { name: "Where to look first" }).getByRole("link");
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/faq", "/search", "/sitemap"]);
  const answers = main.getByRole("region", { name: "Technical answers" });
  await expect(answers.locator("details")).toHaveCount(4);
  await answers.locator("summary").first().click();
  await expect(answers.locator("details").first()).toContainText("low-data switch");
  await expect(
    main.getByRole("region", { name: "Report a problem" }).getByRole("link", { name: "our security policy" }),
  ).toHaveAttribute("href", "/security-policy");
  await expect(main.getByRole("region", { name: "Write to us" }).locator("form")).toBeVisible();
});
