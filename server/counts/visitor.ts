/** Tells people who read a page from robots, from scripts and from pages that a browser fetches in advance. */
import type { IncomingHttpHeaders } from "node:http";
import { remember } from "../http/remember.ts";

/**
 * Words of programs that read pages by themselves. Programs that pretend to be a browser are counted. "http": most robots
 * give an address, and no browser does. Cubot is a make of phone.
 */
const robot =
  /(?<!cu)bot|crawl|spider|slurp|http|preview|facebookexternal|whatsapp|monitor|headless|lighthouse|curl|wget|python/i;

const isRobot = remember((browser) => robot.test(browser), { max: 500, maxLength: 300 });
const nameOf = remember(withoutPort, { max: 100, maxLength: 300 });

export type Visit = { method?: string | undefined; headers: IncomingHttpHeaders };

/** Whether a person's browser asks for this, and not in advance. */
export function isByVisitor({ method, headers }: Visit): boolean {
  const browser = headers["user-agent"];
  return method === "GET" && browser !== undefined && !isPrefetch(headers) && !isRobot(browser);
}

/** Whether a person opens a page. The site's own scripts also fetch pages, to show a part of them, but accept anything. */
export function opensPage(visit: Visit): boolean {
  const { accept, "sec-fetch-dest": destination } = visit.headers;
  if (!accept?.includes("text/html")) return false;
  return (destination === undefined || destination === "document") && isByVisitor(visit);
}

const isPrefetch = ({ "sec-purpose": secPurpose, purpose }: IncomingHttpHeaders): boolean =>
  secPurpose !== undefined || purpose === "prefetch";

const refererHost = /^https?:\/\/(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+)(?=[:/?#]|$)/i;

/** The host of the site that led here; undefined for this site, for none, and for a bare IP address. */
export function referringHost(
  { referer, host = "" }: IncomingHttpHeaders,
  ownName: string,
): string | undefined {
  const found = referer && hostIn(referer);
  return found && found !== ownName && found !== nameOf(host) ? found : undefined;
}

/** Browsers name only the origin of another site. */
const hostIn = remember((referer) => refererHost.exec(referer.slice(0, 200))?.[1]?.toLowerCase() ?? "", {
  max: 500,
  maxLength: 200,
});

export function withoutPort(host: string): string {
  return host
    .replace(/:\d+$/, "")
    .replace(/^www\./i, "")
    .toLowerCase();
}
