/**
 * The address of the desk, for passkeys and links in mail: what SITE_URL says. On a machine where that is not set, it
 * is whatever address of this machine the browser asked, because the port may be of the system's choice.
 */
export function deskOrigin(siteUrl: string, asked: URL): string {
  return new URL(siteUrl).hostname === "localhost" ? asked.origin : siteUrl;
}

/** The desk's protection against forged posts (CSRF): a browser says from which site a post comes. */
export function isCrossOrigin(request: Request): boolean {
  return request.headers.get("origin") !== new URL(request.url).origin;
}

export const crossOriginRefusal =
  "This did not come from a page of the desk, so nothing was done. Please open the desk in your browser and try again.\n";
