import type { SectionPath } from "../content/kinds.ts";
import type { PagePath as DescribedPath } from "../content/pages/index.ts";

/** Where the sitemap lists a page: in the main list, below another page, or among the other links. */
type Place =
  | "main"
  | "other"
  | {
      below: `/${string}` /** The page exists only if there is such content. */;
      requires?: "people" | "who we are";
    };

type Route =
  | { path: string; file: `pages/${string}.tsx`; sitemap: Place }
  | {
      path:
        | `${string}/:id`
        | `/my-data/${string}`
        | "/events/:id/register"
        | `/registration/${string}`
        | `/approve/${string}`
        | `/subscription/${string}`
        | "/verify"
        | "/verify/:code"
        | "/on-this-device"
        | "*";
      file: `pages/${string}.tsx`;
    }
  | { path: string; file: `${string}.ts` | "style-page/style-page.tsx" };

/** Every address of the site and the file that answers it, in the order of the sitemap. */
export const routes = [
  { path: "/", file: "pages/home/home.tsx", sitemap: "main" },

  { path: "/about", file: "pages/about/about.tsx", sitemap: "main" },
  { path: "/about/mission-vision", file: "pages/about/mission-vision.tsx", sitemap: { below: "/about" } },
  { path: "/about/partnerships", file: "pages/about/partnerships.tsx", sitemap: { below: "/about" } },
  { path: "/about/history", file: "pages/about/history.tsx", sitemap: { below: "/about" } },
  { path: "/about/origins", file: "pages/about/origins.tsx", sitemap: { below: "/about" } },
  {
    path: "/about/people",
    file: "pages/people/people.tsx",
    sitemap: { below: "/about", requires: "people" },
  },
  {
    path: "/about/who-we-are",
    file: "pages/people/who-we-are.tsx",
    sitemap: { below: "/about", requires: "who we are" },
  },
  { path: "/about/people/:id", file: "pages/people/person.tsx" },

  { path: "/resources", file: "pages/resources/resources.tsx", sitemap: "main" },
  { path: "/resources/:id", file: "pages/resources/resource.tsx" },
  { path: "/resource/*", file: "pages/resources/old-address.ts" },

  { path: "/ai-security", file: "pages/policy/ai-security.tsx", sitemap: "main" },
  { path: "/ai-policy", file: "pages/policy/ai-policy.tsx", sitemap: { below: "/ai-security" } },

  { path: "/our-work", file: "pages/list/list.tsx", sitemap: "main" },
  { path: "/our-work/:id", file: "pages/our-work/project.tsx" },

  { path: "/get-involved", file: "pages/involved/get-involved.tsx", sitemap: "main" },
  { path: "/careers", file: "pages/involved/careers.tsx", sitemap: { below: "/get-involved" } },
  { path: "/volunteer", file: "pages/involved/volunteer.tsx", sitemap: { below: "/get-involved" } },
  { path: "/donate", file: "pages/involved/donate.tsx", sitemap: { below: "/get-involved" } },

  { path: "/events", file: "pages/events/events.tsx", sitemap: "main" },
  { path: "/events/:id", file: "pages/events/event.tsx" },
  { path: "/events/:id/register", file: "pages/events/register.tsx" },
  { path: "/news", file: "pages/news/news.tsx", sitemap: "main" },
  { path: "/news/:id", file: "pages/news/article.tsx" },
  { path: "/newsletter", file: "pages/newsletter/newsletter.tsx", sitemap: { below: "/news" } },
  { path: "/newsletter/:id", file: "pages/newsletter/issue.tsx" },

  { path: "/contact", file: "pages/help/contact.tsx", sitemap: "main" },
  { path: "/press", file: "pages/help/press.tsx", sitemap: "other" },
  { path: "/faq", file: "pages/help/faq.tsx", sitemap: "other" },
  { path: "/privacy-policy", file: "pages/legal/privacy-policy.tsx", sitemap: "other" },
  { path: "/terms-of-service", file: "pages/legal/terms-of-service.tsx", sitemap: "other" },
  { path: "/accessibility", file: "pages/legal/accessibility.tsx", sitemap: "other" },
  { path: "/security-policy", file: "pages/legal/security-policy.tsx", sitemap: "other" },
  { path: "/support", file: "pages/help/support.tsx", sitemap: "other" },
  { path: "/search", file: "pages/search/search.tsx", sitemap: "other" },
  { path: "/sitemap", file: "pages/legal/sitemap.tsx", sitemap: "other" },

  { path: "/my-data/:token", file: "pages/my-data/my-data.tsx" },
  { path: "/my-data/:token/erase", file: "pages/my-data/erase.tsx" },
  { path: "/my-data/:token/erased", file: "pages/my-data/erased.tsx" },
  { path: "/my-data/:token/message.json", file: "pages/my-data/download.ts" },

  { path: "/registration/:token", file: "pages/registration/own-registration.tsx" },
  { path: "/registration/:token/erased", file: "pages/registration/erased.tsx" },
  { path: "/registration/:token/event.ics", file: "pages/registration/calendar.ts" },
  { path: "/registration/:token/certificate.pdf", file: "pages/registration/certificate.ts" },

  { path: "/subscription/left", file: "pages/subscription/left.tsx" },
  { path: "/subscription/erased", file: "pages/subscription/erased.tsx" },
  { path: "/subscription/:token", file: "pages/subscription/subscription.tsx" },
  { path: "/subscription/:token/leave", file: "pages/subscription/leave.ts" },

  { path: "/approve/:token", file: "pages/approve/approve.tsx" },

  { path: "/verify", file: "pages/verify/verify.tsx" },
  { path: "/verify/:code", file: "pages/verify/verify.tsx" },

  { path: "/low-data", file: "pages/low-data/choose.ts" },

  { path: "/on-this-device", file: "pages/on-this-device/on-this-device.tsx" },
  { path: "/packs/*", file: "feeds/pack-file.ts" },

  // Only outside production: see STYLE_PAGE.
  { path: "/style", file: "style-page/style-page.tsx" },

  { path: "/robots.txt", file: "feeds/robots.ts" },
  { path: "/sitemap.xml", file: "feeds/sitemap-index.ts" },
  { path: "/sitemaps/:file", file: "feeds/sitemap-xml.ts" },
  { path: "/feeds/:file", file: "feeds/feed.ts" },
  { path: "/events.ics", file: "feeds/calendar.ts" },
  { path: "/events/:id.ics", file: "feeds/event-calendar.ts" },
  { path: "/news/:id.bib", file: "feeds/citation-file.ts" },
  { path: "/news/:id.ris", file: "feeds/citation-file.ts" },
  { path: "/resources/:id.bib", file: "feeds/citation-file.ts" },
  { path: "/resources/:id.ris", file: "feeds/citation-file.ts" },
  { path: "/our-work/:id.bib", file: "feeds/citation-file.ts" },
  { path: "/our-work/:id.ris", file: "feeds/citation-file.ts" },
  { path: "/social/*", file: "feeds/social-image.ts" },
  { path: "/site.webmanifest", file: "feeds/manifest.ts" },
  { path: "/.well-known/security.txt", file: "feeds/security-txt.ts" },

  // Pages that staff add. The routes above come first: see server/publishing/reserved-addresses.ts.
  { path: "/:id", file: "pages/free/free-page.tsx" },
  { path: "*", file: "pages/errors/not-found.tsx" },
] as const satisfies readonly Route[];

type OneRoute = (typeof routes)[number];
export type Routes = readonly OneRoute[];
export type RoutePath = OneRoute["path"];
export type RouteFile = OneRoute["file"];

/** The addresses of pages, without those that have a variable part. */
export type PagePath = Extract<OneRoute, { sitemap: Place }>["path"];

/** A page without words in content/pages is a type error here. */
export type DescribedRoutes = Described<PagePath>;
type Described<Path extends DescribedPath> = Path;

/** A section of content/ without a list or a record page is a type error here. */
export type SectionRoutes = InTable<SectionPath | `${SectionPath}/:id`>;
type InTable<Path extends RoutePath> = Path;
