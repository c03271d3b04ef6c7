import type { BreadcrumbList } from "schema-dts";
import { type PagePath, pageNames } from "../site-map.ts";

/** The way from Home to a page below another. */
export function breadcrumbs(siteUrl: string, parent: PagePath, name: string, url: string): BreadcrumbList {
  const steps = [
    { name: pageNames["/"], item: `${siteUrl}/` },
    { name: pageNames[parent], item: siteUrl + parent },
    { name, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
