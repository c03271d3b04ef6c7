/** Refuses undecodable URLs, and redirects each page to its one URL without extra slashes. */
import type { MiddlewareHandler } from "hono";

export const normaliseUrl: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (!isDecodable(pathname) || pathname.includes("%00")) {
    return context.text("This address is not well formed.\n", 400);
  }
  // Leading slashes are removed too: "//host/" must not become a redirect to another host.
  if (/^\/\/|.\/$/.test(pathname)) {
    return context.redirect(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}`, 308);
  }
  await next();
};

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
