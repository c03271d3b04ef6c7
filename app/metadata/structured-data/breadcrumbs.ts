import type { BreadcrumbList } from "schema-dts";
import { shell } from "../../words/en/shell.ts";

const { menu } = shell;

/** The pages that others are below. */
const parents = {
  "/about": menu.about,
  "/ai-security": menu.aiSecurity,
  "/our-work": menu.work,
  "/get-involved": menu.involved,
  "/resources": menu.resources,
  "/events": menu.events,
  "/news": menu.news,
};

export type ParentPath = keyof typeof parents;

/** The way from Home to a page below another. */
export function breadcrumbs(siteUrl: string, parent: ParentPath, name: string, url: string): BreadcrumbList {
  const steps = [
    { name: menu.home, item: `${siteUrl}/` },
    { name: parents[parent], item: siteUrl + parent },
    { name, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
