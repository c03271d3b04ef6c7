import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const delays = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4];
/** The animation delay of each item in a timeline. */
const animations = (page: Page) =>
  page.locator("main ol > li").evaluateAll((items) =>
    items.map((item) => {
      const { animationName, animationDelay } = getComputedStyle(item);
      return animationName === "none" ? "none" : Number.parseFloat(animationDelay);
    }),
  );

test("About Us shows its intro, mission, vision and six values, and links to its four pages and Get Involved", async ({
  reader: page,
}) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(main.getByRole("region", { name: "Why we exist" }).getByRole("paragraph")).toHaveCount(2);
  for (const name of ["Our mission", "Our vision"]) {
    await expect(main.getByRole("heading", { name, exact: true }).locator("+ p")).toHaveText(/\w{3}/);
  }
  const values = main.getByRole("region", { name: "Our values" }).getByRole("listitem");
  await expect(values.getByRole("heading")).toHaveText([
    "Ethical AI Development",
    "Local Innovation",
    "Capacity Building",
    "Sustainable Solutions",
    "Community Engagement",
    "Global Collaboration",
  ]);
  for (const value of await values.all()) await expect(value.getByRole("paragraph")).toHaveText(/\w{3}/);
  const more = main.getByRole("region", { name: "More about us" }).getByRole("link");
  const addresses = await more.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([
    "/about/mission-vision",
    "/about/partnerships",
    "/about/history",
    "/about/origins",
  ]);
  await expect(main.getByRole("heading", { name: "Join Our Mission" })).toBeVisible();
  await main.getByRole("link", { name: "Get Involved" }).click();
  await expect(page).toHaveURL("/get-involved");
});

test("Mission and Vision lists five points each, and links to Get Involved and Contact Us", async ({
  reader: page,
}) => {
  await page.goto("/about/mission-vision");
  const principles = page.getByRole("region", { name: "Our Guiding Principles" });
  await expect(principles.getByRole("heading", { level: 3 })).toHaveText(["Mission", "Vision"]);
  const lists = principles.getByRole("list");
  await expect(lists).toHaveCount(2);
  for (const list of await lists.all()) await expect(list.getByRole("listitem")).toHaveCount(5);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Get Involved" })).toHaveAttribute("href", "/get-involved");
  await main.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("Partnerships shows two partners with a logo and 'Visit Website', and offers 'Partner With Us'", async ({
  reader: page,
}) => {
  await page.goto("/about/partnerships");
  const partners = page.getByRole("region", { name: "Our partners" }).getByRole("listitem");
  await expect(partners.getByRole("heading")).toHaveText(["Longweave Software", "Women on Watch"]);
  for (const partner of await partners.all()) {
    await expect(partner.getByRole("img", { name: /^Logo of / })).toBeVisible();
    const visit = partner.getByRole("link", { name: "Visit Website" });
    await expect(visit).toHaveAttribute("href", /^https:\/\/example\./);
    await expect(visit).toHaveAttribute("target", "_blank");
  }
  await page.getByRole("link", { name: "Partner With Us" }).click();
  await expect(page).toHaveURL("/contact?about=partner");
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("A partnership");
});

test("History describes each year from 2018 to 2024 and Present, fading in 0.2 s apart", async ({
  reader: page,
}) => {
  await page.goto("/about/history");
  expect(await animations(page)).toEqual(delays);
  const years = page.getByRole("region", { name: "Year by year" }).getByRole("listitem");
  await expect(years.getByRole("heading")).toHaveText([
    "2018 Foundation",
    "2019 Pilots",
    "2020 Research partnerships",
    "2021 Workshops",
    "2022 Ethical AI guidelines",
    "2023 Innovation challenges",
    "2024 Global alliances",
    /^Present /,
  ]);
  for (const year of await years.all()) await expect(year.getByRole("paragraph")).toHaveText(/.{80}/);
  await page.getByRole("link", { name: "Read about our origins" }).click();
  await expect(page).toHaveURL("/about/origins");
});

test("Origins shows its hero, mission, milestones and three figures, and leads to the vision", async ({
  reader: page,
}) => {
  await page.goto("/about/origins");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("The Genesis of Innovation");
  await expect(main.getByText("foundational moments")).toBeVisible();
  const mission = main.getByRole("region", { name: "Our Enduring Mission" }).getByRole("paragraph");
  await expect(mission).toHaveText([
    /advance AI responsibly for African communities.+inclusive.+ethical.+locally tailored/,
    /leads in AI/,
  ]);
  const milestones = main.getByRole("region", { name: "Key Milestones & Growth" }).getByRole("listitem");
  await expect(milestones).toHaveCount(6);
  for (const milestone of await milestones.all()) {
    await expect(milestone.locator("> span svg")).toBeVisible();
    await expect(milestone.getByRole("heading")).toHaveText(/\w{3}/);
    await expect(milestone.getByRole("paragraph")).toHaveText(/\w{3}/);
  }
  const impact = main.getByRole("region", { name: "Our Defining Impact" });
  await expect(impact.getByRole("term")).toHaveText([
    "Ethical AI Frameworks Published",
    "AI Professionals Empowered",
    "Global Strategic Partnerships",
  ]);
  await expect(impact.getByRole("definition")).toHaveText([
    "10+",
    "See the guidelines, guides, checklists and papers",
    "5000+",
    "15+",
  ]);
  await expect(main.getByRole("heading", { level: 2 }).last()).toHaveText(
    "The Road Ahead: Innovating for Tomorrow",
  );

  await test.step("milestones fade in 0.2 s apart, and appear immediately with reduced motion", async () => {
    expect(await animations(page)).toEqual(delays.slice(0, 6));
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await animations(page)).toEqual(Array(6).fill("none"));
  });

  await test.step("milestones alternate left and right, and form one column on a phone", async () => {
    const sides = (width: number) =>
      page
        .getByRole("region", { name: "Key Milestones & Growth" })
        .locator("li > div")
        .evaluateAll(
          (bodies, middle) =>
            bodies.map((body) => (body.getBoundingClientRect().right <= middle ? "left" : "right")),
          width / 2,
        );
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await sides(1280)).toEqual(["left", "right", "left", "right", "left", "right"]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sides(390)).toEqual(Array(6).fill("right"));
  });
  await main.getByRole("link", { name: "Discover Our Vision" }).click();
  await expect(page).toHaveURL("/about/mission-vision");
});
