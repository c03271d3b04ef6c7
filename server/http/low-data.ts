/**
 * Low-data mode: asked for by the browser's Save-Data header, or by the switch in the shell, which sets the one
 * cookie of this site and outweighs the header.
 */
import type { IncomingHttpHeaders } from "node:http";

export const lowDataCookie = "low-data";

/** What every page depends on because of it: caches on the way must know. */
export const lowDataVary = "Cookie, Save-Data";

type Headers = { saveData: string | undefined; cookie: string | undefined };

export function wantsLowData({ saveData, cookie }: Headers): boolean {
  const chosen = cookie && /(?:^|;\s*)low-data=(on|off)/.exec(cookie)?.[1];
  return chosen ? chosen === "on" : saveData?.toLowerCase() === "on";
}

/** The same of a request of Node. */
export const prefersLowData = ({ "save-data": saveData, cookie }: IncomingHttpHeaders): boolean =>
  wantsLowData({ saveData: saveData as string | undefined, cookie });

export function asksForLowData({ headers }: Request): boolean {
  const [saveData, cookie] = ["save-data", "cookie"].map((name) => headers.get(name) ?? undefined);
  return wantsLowData({ saveData, cookie });
}
