/** Every address of the site, in the order in which a visitor would think of them, and the file that answers it. */
export const routes = [
  { path: "/", file: "pages/home/home.tsx" },

  { path: "/about", file: "pages/about/about.tsx" },
  { path: "/about/mission-vision", file: "pages/about/mission-vision.tsx" },
  { path: "/about/partnerships", file: "pages/about/partnerships.tsx" },
  { path: "/about/history", file: "pages/about/history.tsx" },
  { path: "/about/origins", file: "pages/about/origins.tsx" },

  { path: "/our-work", file: "pages/our-work/projects.tsx" },
  { path: "/our-work/:id", file: "pages/our-work/project.tsx" },
  { path: "/news", file: "pages/news/news.tsx" },
  { path: "/news/:id", file: "pages/news/article.tsx" },
  { path: "/events", file: "pages/events/events.tsx" },
  { path: "/events/:id", file: "pages/events/event.tsx" },
  { path: "/resources", file: "pages/resources/resources.tsx" },
  { path: "/resources/:id", file: "pages/resources/resource.tsx" },
  { path: "/resource/*", file: "pages/resources/old-address.ts" },

  { path: "/ai-security", file: "pages/policy/ai-security.tsx" },
  { path: "/ai-policy", file: "pages/policy/ai-policy.tsx" },

  { path: "/get-involved", file: "pages/involved/get-involved.tsx" },
  { path: "/careers", file: "pages/involved/careers.tsx" },
  { path: "/volunteer", file: "pages/involved/volunteer.tsx" },
  { path: "/donate", file: "pages/involved/donate.tsx" },

  { path: "/contact", file: "pages/help/contact.tsx" },
  { path: "/support", file: "pages/help/support.tsx" },
  { path: "/faq", file: "pages/help/faq.tsx" },

  { path: "/search", file: "pages/search/search.tsx" },

  { path: "/privacy-policy", file: "pages/legal/privacy-policy.tsx" },
  { path: "/terms-of-service", file: "pages/legal/terms-of-service.tsx" },
  { path: "/accessibility", file: "pages/legal/accessibility.tsx" },
  { path: "/sitemap", file: "pages/legal/sitemap.tsx" },

  { path: "/low-data", file: "pages/low-data/choose.ts" },

  // Only outside production: see STYLE_PAGE.
  { path: "/style", file: "style-page/style-page.tsx" },

  { path: "/robots.txt", file: "feeds/robots.ts" },
  { path: "/sitemap.xml", file: "feeds/sitemap.ts" },
  { path: "/feeds/:file", file: "feeds/feed.ts" },
  { path: "/events.ics", file: "feeds/calendar.ts" },
  { path: "/events/:id.ics", file: "feeds/event-calendar.ts" },
  { path: "/social/*", file: "feeds/social-image.ts" },
  { path: "/site.webmanifest", file: "feeds/manifest.ts" },
  { path: "/.well-known/security.txt", file: "feeds/security-txt.ts" },

  { path: "*", file: "pages/errors/not-found.tsx" },
] as const;

export type RouteFile = (typeof routes)[number]["file"];

type FixedPage<Route> = Route extends { path: infer Path; file: `pages/${string}.tsx` }
  ? Path extends `${string}:${string}` | `${string}*`
    ? never
    : Path
  : never;

/** The addresses that a page answers and that have no variable part. */
export type PagePath = FixedPage<(typeof routes)[number]>;
