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

/** The facts about a page that this needs. */
export type Page = Pick<PageFacts, "siteUrl" | "pathname" | "language" | "names" | "organisation">;

/** Of the widest image of a picture. */
type SharedPicture = { address: string; width: number; height: number; alt: string };

type PageMeta = {
  title: string;
  description: string;
  /** For shared links, instead of the drawn image. */
  picture?: SharedPicture | null | undefined;
  /** The canonical address, if it is not the path alone: a page of a list, or a record. */
  address?: string;
  /** The parent page. */
  below?: PagePath;
  /** When an article was published. */
  published?: string | undefined;
  /** When it was last changed since. */
  modified?: string | null | undefined;
  /** schema.org data: see app/metadata/structured-data. */
  structured?: Thing[];
  /** The languages of the text, the original first. Default: all languages. */
  languages?: readonly string[];
  /** For pages that are no destination, such as search results. */
  noindex?: boolean;
};

/** The metadata that browsers, search engines and messengers read. */
export function pageMeta(page: Page, meta: PageMeta): MetaDescriptor[] {
  const { title, description, address, below, published, modified, structured = [], noindex = false } = meta;
  const { url, image: drawn } = placeOf(page, address);
  const image = meta.picture ?? { address: drawn, width: 1200, height: 630, alt: title };
  const graph = [...structured, ...(below ? [breadcrumbs(page, below, title, url)] : [])];
  return [
    ...titleMeta(title, description, noindex),
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
    { property: "og:image", content: image.address },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(graph.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": graph } }]
      : []),
  ];
}

/** An untranslated text is canonical in its own language. */
function canonicalOf(page: Page, { address, languages = languageCodes }: PageMeta): string {
  const [original = defaultLanguage] = languages.filter(isLanguage);
  const language = languages.includes(page.language) ? page.language : original;
  return placeOf({ ...page, language }, address).url;
}

/** Links to the page in other languages, only those in which it exists. */
function alternatesOf(
  page: Page,
  { address, languages = languageCodes, noindex }: PageMeta,
): MetaDescriptor[] {
  const available = languageCodes.filter((code) => languages.includes(code));
  if (noindex || available.length < 2) return [];
  const link = (hrefLang: string, language: Language) => ({
    ...{ tagName: "link", rel: "alternate", hrefLang },
    href: placeOf({ ...page, language }, address).url,
  });
  return [...available.map((code) => link(code, code)), link("x-default", available[0] ?? defaultLanguage)];
}

/** For missing pages: no address or picture to find or share. */
export function missingMeta(title: string, description: string): MetaDescriptor[] {
  return titleMeta(title, description, true);
}

/** The address and social image of a page. */
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

function titleMeta(title: string, description: string, noindex: boolean): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The title in browser tabs and search results: the page's name and the site's. */
export const documentTitle = (title: string, siteName: string) =>
  title === siteName ? title : `${title} | ${siteName}`;
