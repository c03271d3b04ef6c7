import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languageOf,
  localPath,
} from "../../languages.ts";
import type { PageFacts } from "../rendering/route-module.ts";
import type { PagePath } from "./page-paths.ts";
import { breadcrumbs } from "./structured-data/breadcrumbs.ts";
import type { Place } from "./structured-data/record-data.ts";

/** What `meta` is told and this needs. */
export type Page = Pick<PageFacts, "siteUrl" | "pathname" | "language" | "names" | "organisation">;

type PageMeta = {
  title: string;
  description: string;
  /** The page's one address, where its path alone does not say it: a page of a list, or a record. */
  address?: string;
  /** The page it belongs to. */
  below?: PagePath;
  /** When an article came out. */
  published?: string | undefined;
  /** When it was changed since. */
  modified?: string | null | undefined;
  /** What the page is about in schema.org's terms: see app/metadata/structured-data. */
  structured?: Thing[];
  /** The languages it can be read in, the one it was written in first; all of them, unless it is said. */
  languages?: readonly string[];
  /** Pages that are no destination of their own, such as search results. */
  noindex?: boolean;
};

/** The head of a page: what browsers, search engines and messengers read. */
export function pageMeta(page: Page, meta: PageMeta): MetaDescriptor[] {
  const { title, description, address, below, published, modified, structured = [], noindex = false } = meta;
  const { url, image } = placeOf(page, address);
  const graph = [...structured, ...(below ? [breadcrumbs(page, below, title, url)] : [])];
  return [
    ...nameOf(title, description, noindex),
    { tagName: "link", rel: "canonical", href: canonicalOf(page, meta) },
    ...alternatesOf(page, meta),
    { property: "og:url", content: url },
    { property: "og:locale", content: languageOf(page.language).openGraph },
    { property: "og:type", content: published ? "article" : "website" },
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    ...(published && modified ? [{ property: "article:modified_time", content: modified }] : []),
    { property: "og:site_name", content: page.organisation.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(graph.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": graph } }]
      : []),
  ];
}

/** A text that is shown in another language than its page has its address in its own. */
function canonicalOf(page: Page, { address, languages = languageCodes }: PageMeta): string {
  const [original = defaultLanguage] = languages.filter(isLanguage);
  const language = languages.includes(page.language) ? page.language : original;
  return placeOf({ ...page, language }, address).url;
}

/** Where the same page is in other languages: only where it really is in them. */
function alternatesOf(
  page: Page,
  { address, languages = languageCodes, noindex }: PageMeta,
): MetaDescriptor[] {
  const there = languageCodes.filter((code) => languages.includes(code));
  if (noindex || there.length < 2) return [];
  const link = (hrefLang: string, language: Language) => ({
    ...{ tagName: "link", rel: "alternate", hrefLang },
    href: placeOf({ ...page, language }, address).url,
  });
  return [...there.map((code) => link(code, code)), link("x-default", there[0] ?? defaultLanguage)];
}

/** The head of what is not there: nothing that could be found or shared. */
export function missingMeta(title: string, description: string): MetaDescriptor[] {
  return nameOf(title, description, true);
}

/** Where a page is, and the picture that stands for it. */
export function placeOf(
  { siteUrl, organisation, pathname, language }: Omit<Page, "names">,
  address = pathname.toLowerCase(),
): Place {
  const path = address.replace(/\?.*/s, "");
  const image = `/social${path === "/" ? "/home" : path}.png`;
  return {
    ...{ siteUrl, organisation },
    url: siteUrl + localPath(language, address),
    image: siteUrl + localPath(language, image),
  };
}

function nameOf(title: string, description: string, noindex: boolean): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The title of a page in the browser's tab and in search results: its own name, and the site's. */
export const documentTitle = (title: string, siteName: string) =>
  title === siteName ? title : `${title} | ${siteName}`;
