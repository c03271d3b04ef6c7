import { kindNames, kindOf } from "../../content/kinds.ts";
import { correctLanguagePrefix, localPath, splitLanguage } from "../../languages.ts";

/** Matches records with their own page below a list. Free pages, directly below `/`, are looked up by name. */
const paths = kindNames
  .map(kindOf)
  .flatMap(({ path, shownOn }) => (shownOn === "own page" && path !== "/" ? path : []));
const record = new RegExp(`^(${paths.join("|")})/([^/.]+)$`, "i");
/** The form with which visitors register for an event. */
const registration = /^\/events\/([^/.]+)\/register$/i;

type Canonical = {
  url: string;
  /** Whether the request must be redirected to `url`: it was spelt /ABOUT or /en/about. */
  needsRedirect: boolean;
};

/**
 * The canonical URL of a page that all visitors share: a fixed page or a record. The same page can be spelt %61bout,
 * ./about or ABOUT. The case of a record's id is kept.
 */
export function canonicalUrl(url: string, pages: ReadonlySet<string>): Canonical | undefined {
  const { pathname, search } = new URL(url);
  const path = mapSegments(pathname, (segment) => segment);
  const { language, path: plain } = splitLanguage(correctLanguagePrefix(path) ?? path);
  const page = canonicalPath(plain, pages);
  const canonical = page === undefined ? correctLanguagePrefix(path) : localPath(language, page);
  if (canonical === undefined) return undefined;
  return { url: canonical + search, needsRedirect: canonical !== path };
}

/** The same for a free page, whose address is always in lower case. `isFreePage` takes a path without a language. */
export function canonicalFreePage(url: string, isFreePage: (path: string) => boolean): Canonical | undefined {
  const { pathname, search } = new URL(url);
  const { language, path } = splitLanguage(mapSegments(pathname, (segment) => segment));
  const page = mapSegments(path, (segment) => segment.toLowerCase());
  if (!isFreePage(page)) return undefined;
  return { url: localPath(language, page) + search, needsRedirect: page !== path };
}

/** Applies `transform` to each decoded segment, and encodes all segments the same way. */
const mapSegments = (path: string, transform: (segment: string) => string) =>
  path
    .split("/")
    .map((segment) => encodeURIComponent(transform(decodeURIComponent(segment))))
    .join("/");

function canonicalPath(path: string, pages: ReadonlySet<string>): string | undefined {
  const page = path.toLowerCase();
  if (pages.has(page)) return page;
  const [, event] = registration.exec(path) ?? [];
  if (event) return `/events/${event}/register`;
  const [, list = "", id] = record.exec(path) ?? [];
  return id && `${list.toLowerCase()}/${id}`;
}
