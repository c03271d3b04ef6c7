import type { MetaDescriptor } from "react-router";
import { organisation } from "../organisation.ts";

type PageMeta = {
  /** The page's own name; the site's is added. */
  title: string;
  description: string;
};

/** The head of a page. Every page has a title and a description of its own. */
export function pageMeta({ title, description }: PageMeta): MetaDescriptor[] {
  return [
    { title: title === organisation.name ? title : `${title} | ${organisation.name}` },
    { name: "description", content: description },
  ];
}
