import { expect, test } from "./journey.ts";

const documents = {
  "/privacy-policy": {
    title: "Privacy Policy",
    sections: [
      "Information We Collect",
      "How We Use Your Information",
      "Data Sharing and Disclosure",
      "Your Rights",
      "Changes to This Policy",
      "Contact Us",
    ],
    says: [
      "Personal information",
      "Usage data",
      "Cookies and tracking",
      "We do not sell your personal information, and we do not rent it out.",
      "Service providers.",
      "Legal authorities.",
      "Partners, with your consent.",
      "access: learn",
      "correct: have",
      "delete: have",
      "restrict: have",
    ],
  },
  "/terms-of-service": {
    title: "Terms of Service",
    sections: [
      "1. Acceptance",
      "2. User Accounts",
      "3. Prohibited Conduct",
      "4. Intellectual Property",
      "5. Disclaimers and Limitation of Liability",
      "6. Governing Law",
      "7. Changes to Terms",
      "8. Contact Us",
    ],
    says: ["You must be at least 18 years old", "There are no user accounts on this site."],
  },
  "/accessibility": {
    title: "Accessibility Statement",
    sections: ["Our standard", "What we do", "How we test", "Known limits", "Feedback"],
    says: [
      "(WCAG) 2.2, Level AA",
      "Keyboard navigation.",
      "Screen reader compatibility.",
      "Clear headings.",
      "Readable text.",
      "Responsive design.",
      "Focus indicators.",
    ],
  },
};

test("Privacy Policy, Terms and Accessibility show their date, their sections in order, and a contact link", async ({
  reader: page,
}) => {
  for (const [address, { title, sections, says }] of Object.entries(documents)) {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.locator("time")).toHaveText(["Last updated 26 October 2023"]);
    await expect(main.locator("time")).toHaveAttribute("datetime", "2023-10-26");
    await expect(main.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(sections);
    for (const words of says) await expect(main).toContainText(words);
    await main.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
    const last = main.getByRole("article").getByRole("heading", { level: 2 }).last();
    await expect(last).toBeInViewport();
    await main.locator("section").last().getByRole("link", { name: "contact page" }).click();
    await expect(page).toHaveURL("/contact");
  }
});

test("Sitemap lists every page by name, and every link works", async ({ reader: page, request }) => {
  await page.goto("/sitemap");
  const links = page.getByRole("main").getByRole("link");
  const listed = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute("href") ?? ""] as const),
  );
  expect(listed).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Mission & Vision", "/about/mission-vision"],
    ["Partnerships", "/about/partnerships"],
    ["History", "/about/history"],
    ["Origins", "/about/origins"],
    ["Resources", "/resources"],
    ["AI Security", "/ai-security"],
    ["AI Policy", "/ai-policy"],
    ["Our Work", "/our-work"],
    ["Get Involved", "/get-involved"],
    ["Careers", "/careers"],
    ["Volunteer", "/volunteer"],
    ["Donate", "/donate"],
    ["Events", "/events"],
    ["News", "/news"],
    ["Newsletter", "/newsletter"],
    ["Contact Us", "/contact"],
    ["Press", "/press"],
    ["FAQ", "/faq"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
    ["Accessibility", "/accessibility"],
    ["Security Policy", "/security-policy"],
    ["Support", "/support"],
    ["Search", "/search"],
    ["Sitemap", "/sitemap"],
  ]);
  const below = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "About", exact: true }) });
  await expect(below.getByRole("list").getByRole("link")).toHaveCount(4);
  for (const [name, address] of listed) expect((await request.get(address)).status(), name ?? "").toBe(200);
});
