import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";
import { organisation } from "../organisation.ts";

type PageMeta = {
  /** The page's own name; the site's is added. */
  title: string;
  description: string;
  /** What the page is about in schema.org's terms: see app/structured-data.ts. */
  structured?: Graph["@graph"];
  /** Pages that are no destination of their own, such as search results. */
  noindex?: boolean;
};

/** The head of a page. Its address and picture are the same for every page: see app/shell/page-address.tsx. */
export function pageMeta({
  title,
  description,
  structured = [],
  noindex = false,
}: PageMeta): MetaDescriptor[] {
  return [
    { title: title === organisation.name ? title : `${title} | ${organisation.name}` },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...(structured.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": [...structured] } as never }]
      : []),
  ];
}
