import { layoutShift } from "../budgets/weigh.ts";
import { startSite } from "../site.ts";
import { everywhere, expect, test } from "./journey.ts";
import { startRegistrationSite } from "./registration-site.ts";
import { type TagByTag, tagByTag } from "./tag-by-tag.ts";

const testOn = (start: () => Promise<TagByTag>) =>
  test.extend<{ site: TagByTag }>({
    site: async ({ siteStartedBy }, use) => use(await siteStartedBy(start)),
  });
const onSite = testOn(tagByTag(startSite));
const onRegistrationSite = testOn(tagByTag(startRegistrationSite));

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
  // Its fields have hints of different lengths.
  { path: "/events/workshop/register", width: 1280, on: onRegistrationSite },
];

for (const { path, width, on = onSite } of visits)
  on(
    `${path} at ${width} px does not shift while it arrives tag by tag`,
    everywhere(),
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.arrive(page, path, path === "/contact" ? "body" : "main");
      expect(await layoutShift(page)).toBe(0);
    },
  );
