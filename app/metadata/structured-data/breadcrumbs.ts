import type { BreadcrumbList } from "schema-dts";
import { localPath } from "../../../languages.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import type { PagePath } from "../page-paths.ts";

type Page = Pick<PageFacts, "siteUrl" | "names" | "language">;

/** The path from Home to a page below another. */
export function breadcrumbs(
  { siteUrl, names, language }: Page,
  parent: PagePath,
  name: string,
  url: string,
): BreadcrumbList {
  const steps = [
    { name: names["/"], item: siteUrl + localPath(language, "/") },
    ...(parent === "/" ? [] : [{ name: names[parent], item: siteUrl + localPath(language, parent) }]),
    { name, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
