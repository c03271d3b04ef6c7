import type { BreadcrumbList } from "schema-dts";
import { localPath } from "../../../languages.ts";
import type { PageFacts } from "../../rendering/route-module.ts";
import { type PagePath, pageNames } from "../site-map.ts";

type Page = Pick<PageFacts, "siteUrl" | "words" | "language">;

/** The way from Home to a page below another. */
export function breadcrumbs(
  { siteUrl, words, language }: Page,
  parent: PagePath,
  name: string,
  url: string,
): BreadcrumbList {
  const names = pageNames(words);
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
