import { kindNames, kindOf } from "../../content/kinds.ts";
import { localPath, rightPath, splitLanguage } from "../../languages.ts";

/** The address of a record that has its own page, below another. Those directly below `/` are known by name. */
const paths = kindNames
  .map(kindOf)
  .flatMap(({ path, shownOn }) => (shownOn === "own page" && path !== "/" ? path : []));
const record = new RegExp(`^(${paths.join("|")})/([^/.]+)$`, "i");

type Canonical = {
  url: string;
  /** Whether it was asked for in other letters, such as /ABOUT, or as /en/about: whoever did so is sent to `url`. */
  otherCase: boolean;
};

/**
 * The one spelling of an address that may be a page all visitors share: one of the fixed pages, or a record. There
 * are many of each: %61bout, ./about, about#1, ABOUT. A record's id is taken as it is written.
 */
export function canonicalUrl(url: string, pages: ReadonlySet<string>): Canonical | undefined {
  const { pathname, search } = new URL(url);
  const path = respelt(pathname, (segment) => segment);
  const { language, path: plain } = splitLanguage(rightPath(path) ?? path);
  const page = canonicalPath(plain, pages);
  const canonical = page === undefined ? rightPath(path) : localPath(language, page);
  if (canonical === undefined) return undefined;
  return { url: canonical + search, otherCase: canonical !== path };
}

/** The same for a free page, whose address is always in small letters. `isFreePage` takes a path without a language. */
export function canonicalFreePage(url: string, isFreePage: (path: string) => boolean): Canonical | undefined {
  const { pathname, search } = new URL(url);
  const { language, path } = splitLanguage(respelt(pathname, (segment) => segment));
  const page = respelt(path, (segment) => segment.toLowerCase());
  if (!isFreePage(page)) return undefined;
  return { url: localPath(language, page) + search, otherCase: page !== path };
}

/** Each segment, encoded in one way. */
const respelt = (path: string, spell: (segment: string) => string) =>
  path
    .split("/")
    .map((segment) => encodeURIComponent(spell(decodeURIComponent(segment))))
    .join("/");

function canonicalPath(path: string, pages: ReadonlySet<string>): string | undefined {
  const page = path.toLowerCase();
  if (pages.has(page)) return page;
  const [, list = "", id] = record.exec(path) ?? [];
  return id && `${list.toLowerCase()}/${id}`;
}
