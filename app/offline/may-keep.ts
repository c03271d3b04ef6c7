/** What the worker may keep on the device. Everything else passes through it and leaves no copy. */
import { hasLanguages, splitLanguage } from "../../languages.ts";

/** Parameters of a search, and of a message that the visitor has sent. */
const personal = ["q", "sent", "correct"];

/** Neither the desk, previews and files, which have no languages, nor pages that a secret link opens. */
export function isPublicPage({ pathname, searchParams }: URL): boolean {
  const { path } = splitLanguage(pathname);
  return (
    hasLanguages(path) &&
    !/^\/(?:my-data|approve|verify|registration|subscription)(?:\/|$)/.test(path) &&
    !personal.some((name) => searchParams.has(name))
  );
}

/** A script, style, font or picture of a page. Downloads can be large, so they are kept only in a pack. */
export function isPageFile({ url, destination }: Pick<Request, "url" | "destination">): boolean {
  const { pathname } = new URL(url);
  // The heading font is requested by a script, so it has no destination.
  if (pathname.startsWith("/assets/")) return ["", "script", "style", "font", "image"].includes(destination);
  return destination === "image" && /^\/(?:icons|images|media)\//.test(pathname);
}

/** The addresses of such files in the text of a page, whichever of them its browser will load. */
export function filesOf(html: string): string[] {
  const withoutLinks = html.replaceAll(/<a\b[^>]*>/g, "");
  return [...new Set(withoutLinks.match(/\/(?:assets|icons|images|media)\/[^\s"',)#]+/g))];
}

type Answer = Pick<Response, "status" | "redirected" | "type" | "headers">;

export function mayKeep({ status, redirected, type, headers }: Answer): boolean {
  return (
    status === 200 && !redirected && type === "basic" && !/no-store/.test(headers.get("cache-control") ?? "")
  );
}

export const isHtml = ({ headers }: Pick<Response, "headers">): boolean =>
  /^text\/html/.test(headers.get("content-type") ?? "");
