import { expect, started, test } from "./journey.ts";

test("shows the blurb, the columns, the copyright line, and only working links", async ({
  reader: page,
  request,
}) => {
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("securing the CD/CI pipeline");
  for (const [column, names] of Object.entries({
    "About Us": ["Mission & Vision", "Partnerships", "History", "Get Involved"],
    Programs: ["AI Security", "AI Policy", "Our Work", "Events", "News"],
    "Other Links": ["FAQ", "Privacy Policy", "Terms of Service", "Accessibility", "Sitemap"],
  })) {
    await expect(footer.getByRole("navigation", { name: column }).getByRole("link")).toHaveText(names);
  }
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Secure AI Africa`);
  await expect(footer.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await expect(footer.getByRole("link", { name: "Support" })).toHaveAttribute("href", "/support");

  await test.step("LinkedIn and Facebook open in a new tab", async () => {
    for (const name of ["LinkedIn", "Facebook"]) {
      const link = footer.getByRole("link", { name });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAttribute("href", /^https:\/\//);
    }
  });

  const addresses = await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(14);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test("Back to top scrolls smoothly without changing the address", async ({ page }) => {
  await page.goto("/privacy-policy");
  await started(page);
  await page.evaluate(() => {
    const original = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      document.documentElement.dataset.scrolled = options.behavior ?? "";
      original(options);
    }) as typeof window.scrollTo;
  });
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "smooth");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL("/privacy-policy");
});

test("Back to top works without JavaScript", async ({ reader: page }) => {
  await page.goto("/privacy-policy");
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect(page).toHaveURL(/#top$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
