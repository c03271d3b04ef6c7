import type { PagePath } from "../../site-map.ts";

/** What each page is called where pages are listed. */
const pages: Record<PagePath, string> = {
  "/": "Home",
  "/about": "About",
  "/about/mission-vision": "Mission & Vision",
  "/about/partnerships": "Partnerships",
  "/about/history": "History",
  "/about/origins": "Origins",
  "/resources": "Resources",
  "/ai-security": "AI Security",
  "/ai-policy": "AI Policy",
  "/our-work": "Our Work",
  "/get-involved": "Get Involved",
  "/careers": "Careers",
  "/volunteer": "Volunteer",
  "/donate": "Donate",
  "/events": "Events",
  "/news": "News",
  "/contact": "Contact Us",
  "/faq": "FAQ",
  "/privacy-policy": "Privacy Policy",
  "/terms-of-service": "Terms of Service",
  "/accessibility": "Accessibility",
  "/support": "Support",
  "/search": "Search",
  "/sitemap": "Sitemap",
};

export const sitemap = {
  title: "Sitemap",
  description: "Every page of the Secure AI Africa website, in one list.",
  lead: "Every page of this site, in one list.",
  main: "Main pages",
  other: "Other Links",
  pages,
};
