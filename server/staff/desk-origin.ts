/**
 * The origin of the desk, for passkeys and links in mail: SITE_URL. In development, where SITE_URL is localhost, it is the
 * origin of the request, because the port may differ.
 */
export function deskOrigin(siteUrl: string, requestUrl: URL): string {
  return new URL(siteUrl).hostname === "localhost" ? requestUrl.origin : siteUrl;
}

/** The desk's protection against CSRF. Stricter than server/http/same-site.ts: a post without an origin is refused, too. */
export function isCrossOrigin(request: Request): boolean {
  return request.headers.get("origin") !== new URL(request.url).origin;
}

export const crossOriginRefusal =
  "This did not come from a page of the desk, so nothing was done. Please open the desk in your browser and try again.\n";
