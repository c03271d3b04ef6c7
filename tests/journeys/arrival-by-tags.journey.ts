import { layoutShift } from "../budgets/weigh.ts";
import { everywhere, expect, test } from "./journey.ts";
import { startSiteTagByTag } from "./tag-by-tag.ts";

const onSiteTagByTag = test.extend<{ site: Awaited<ReturnType<typeof startSiteTagByTag>> }>({
  site: async ({ siteStartedBy }, use) => use(await siteStartedBy(startSiteTagByTag)),
});

/** Together these contain every element that grows with its text or makes room for later content. */
const visits = [
  { path: "/", width: 390 },
  { path: "/", width: 820 },
  { path: "/", width: 1280 },
  { path: "/news?q=security", width: 820 },
  { path: "/resources", width: 390 },
  { path: "/resources", width: 820 },
  { path: "/resources/red-team-clinic", width: 390 },
  { path: "/events/prompt-injection-clinic-online", width: 1440 },
  // As many facts side by side as fit.
  { path: "/events/signing-day-nairobi", width: 640 },
  // Includes the header, which is the same on all pages.
  { path: "/contact", width: 390 },
  { path: "/contact", width: 820 },
  { path: "/ai-policy", width: 390 },
  { path: "/search?q=security", width: 820 },
  // Its first paragraph ends in a link: text that follows must not rewrap the lines before it.
  { path: "/news/addis-programme", width: 390 },
];

for (const { path, width } of visits)
  onSiteTagByTag(
    `${path} at ${width} px does not shift while it arrives tag by tag`,
    everywhere(),
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.arrive(page, path, path === "/contact" ? "body" : "main");
      expect(await layoutShift(page)).toBe(0);
    },
  );
