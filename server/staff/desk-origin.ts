/**
 * The address of the desk, for passkeys and links in mail: what SITE_URL says. On a machine where that is not set, it
 * is whatever address of this machine the browser asked, because the port may be of the system's choice.
 */
export function deskOrigin(siteUrl: string, asked: URL): string {
  return new URL(siteUrl).hostname === "localhost" ? asked.origin : siteUrl;
}
