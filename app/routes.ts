/** Every address of the site, in the order in which a visitor would think of them. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/home/home.tsx"),

  route("about", "pages/about/about.tsx"),
  route("about/mission-vision", "pages/about/mission-vision.tsx"),
  route("about/partnerships", "pages/about/partnerships.tsx"),
  route("about/history", "pages/about/history.tsx"),
  route("about/origins", "pages/about/origins.tsx"),

  route("our-work", "pages/our-work/projects.tsx"),
  route("our-work/:id", "pages/our-work/project.tsx"),
  route("news", "pages/news/news.tsx"),
  route("news/:id", "pages/news/article.tsx"),
  route("events", "pages/events/events.tsx"),
  route("events/:id", "pages/events/event.tsx"),
  route("resources", "pages/resources/resources.tsx"),
  route("resources/:id", "pages/resources/resource.tsx"),
  route("resource/*", "pages/resources/old-address.ts"),

  route("ai-security", "pages/policy/ai-security.tsx"),
  route("ai-policy", "pages/policy/ai-policy.tsx"),

  route("get-involved", "pages/involved/get-involved.tsx"),
  route("careers", "pages/involved/careers.tsx"),
  route("volunteer", "pages/involved/volunteer.tsx"),
  route("donate", "pages/involved/donate.tsx"),

  route("contact", "pages/help/contact.tsx"),
  route("support", "pages/help/support.tsx"),
  route("faq", "pages/help/faq.tsx"),

  route("search", "pages/search/search.tsx"),

  route("privacy-policy", "pages/legal/privacy-policy.tsx"),
  route("terms-of-service", "pages/legal/terms-of-service.tsx"),
  route("accessibility", "pages/legal/accessibility.tsx"),
  route("sitemap", "pages/legal/sitemap.tsx"),

  route("low-data", "pages/low-data/choose.ts"),

  // Only outside production: see STYLE_PAGE.
  route("style", "style-page/style-page.tsx"),

  route("robots.txt", "machine/robots.ts"),
  route("sitemap.xml", "machine/sitemap.ts"),
  route("feeds/:file", "machine/feed.ts"),
  route("events.ics", "machine/calendar.ts"),
  route("events/:id.ics", "machine/event-calendar.ts"),
  route("social/*", "machine/social-image.ts"),
  route("site.webmanifest", "machine/manifest.ts"),
  route(".well-known/security.txt", "machine/security-txt.ts"),

  route("*", "pages/errors/not-found.tsx"),
] satisfies RouteConfig;
