import type { Page } from "@playwright/test";
import { expect, started, test } from "./journey.ts";

const film = (page: Page) => page.locator("main video");

/** Expects the poster to show and no film to be fetched. */
async function expectPosterOnly(page: Page, fetched: string[]): Promise<void> {
  await expect(film(page)).toHaveAttribute("poster", /^\/film\//);
  await expect(film(page)).not.toHaveAttribute("autoplay");
  await expect(page.getByRole("button", { name: /the video/ })).toHaveCount(0);
  expect(fetched).toEqual([]);
}

function filmsFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

test.describe("AI policy: the film", () => {
  test("plays muted in a loop, can be paused, and has fallback text for browsers without video", async ({
    page,
  }) => {
    await page.goto("/ai-policy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shaping the Future of AI");
    await expect(page.getByRole("heading", { level: 1 }).locator("+ p")).toHaveText(
      "Establishing robust policies and ethical frameworks for responsible AI deployment.",
    );
    await expect(film(page)).toHaveJSProperty("paused", false);
    await expect(film(page)).toHaveJSProperty("muted", true);
    await expect(film(page)).toHaveJSProperty("loop", true);
    await expect(film(page)).toHaveText("Your browser does not support the video tag.");
    await page.getByRole("button", { name: "Pause the video" }).click();
    await expect(film(page)).toHaveJSProperty("paused", true);
    await page.getByRole("button", { name: "Play the video" }).click();
    await expect(film(page)).toHaveJSProperty("paused", false);
  });

  test("shows only its poster with reduced motion, and plays when that preference changes", async ({
    page,
  }) => {
    const fetched = filmsFetched(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/ai-policy");
    await started(page);
    await expectPosterOnly(page, fetched);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(film(page)).toHaveJSProperty("paused", false);
  });

  test("shows only its poster for a browser that saves data, also when only JavaScript can tell", async ({
    page,
  }) => {
    const fetched = filmsFetched(page);
    await page.addInitScript(() => {
      Object.defineProperty((navigator as Navigator & { connection: object }).connection, "saveData", {
        get: () => true,
      });
    });
    await page.goto("/ai-policy");
    await page.keyboard.press("Tab");
    await started(page);
    await expectPosterOnly(page, fetched);
  });

  test("is left out with its poster in low-data mode, whether by the Save-Data header or by the switch", async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (/\/film\//.test(request.url())) pictures.push(request.url());
    });
    for (const headers of [{ "save-data": "on" }, { cookie: "low-data=on" }]) {
      await page.setExtraHTTPHeaders(headers);
      await page.goto("/ai-policy", { waitUntil: "load" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(film(page)).toHaveCount(0);
    }
    expect(pictures).toEqual([]);
  });

  test("shows only its poster without JavaScript", async ({ reader: page }) => {
    const fetched = filmsFetched(page);
    await page.goto("/ai-policy", { waitUntil: "load" });
    await expectPosterOnly(page, fetched);
  });
});

test("AI policy shows its illustrated commitment, six pillars, and links to publications and briefs", async ({
  reader: page,
}) => {
  await page.goto("/ai-policy");
  const commitment = page.getByRole("region", { name: "Our Commitment to Ethical AI" });
  await expect(commitment).toContainText("governments, regulators and civil society");
  await expect(commitment).toContainText("multi-stakeholder");
  await expect(commitment.locator("svg").first()).toBeVisible();
  const pillars = page
    .getByRole("region", { name: "Driving Responsible AI: Our Key Pillars" })
    .getByRole("listitem");
  await expect(pillars.getByRole("heading")).toHaveText([
    "Ethical AI Frameworks",
    "Secure Data Governance",
    "Regulatory Advisory Services",
    "Inclusive Public Engagement",
    "Accountability & Transparency",
    "International Collaboration",
  ]);
  for (const pillar of await pillars.all()) await expect(pillar.getByRole("paragraph")).toHaveText(/\w{3}/);
  await page.getByRole("link", { name: "Contact Our Policy Experts" }).click();
  await expect(page).toHaveURL("/contact?about=policy");
  await page.goBack();

  const dialogue = page.getByRole("region", { name: "Engage in the Global Dialogue" });
  await expect(dialogue.getByRole("heading", { level: 3 })).toHaveText([
    "Latest Research & Papers",
    "Policy Briefs & Insights",
  ]);
  await dialogue.getByRole("link", { name: "Explore Publications" }).click();
  await expect(page).toHaveURL("/resources?type=Publication");
  await expect(page.getByText("Only this type: Publication.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goBack();
  await dialogue.getByRole("link", { name: "Read Policy Briefs" }).click();
  await expect(page).toHaveURL("/resources?category=For+Policy+Makers");
  await expect(page.getByRole("link", { name: "For Policy Makers" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("AI Security shows the pipeline in six steps and resources for three audiences, and links to AI policy", async ({
  reader: page,
}) => {
  await page.goto("/ai-security");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Security");
  const steps = page.getByRole("region", { name: "The pipeline, step by step" }).getByRole("heading", {
    level: 3,
  });
  await expect(steps).toHaveText([/Data/, /Model/, /Dependencies/, /Build/, /Deployment/, /Use/]);
  const readers = page.getByRole("region", { name: "Where to start" });
  for (const [reader, category] of [
    ["For the public", "For the Public"],
    ["For engineers", "For Network Engineers"],
    ["For policy makers", "For Policy Makers"],
  ] as const) {
    await readers.getByRole("listitem").filter({ hasText: reader }).getByRole("link").click();
    await expect(page.getByRole("link", { name: category })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await page.goBack();
  }
  await page.getByRole("link", { name: "Our policy work" }).click();
  await expect(page).toHaveURL("/ai-policy");
});
