/**
 * Low-data mode: requested by the browser's Save-Data header, or by the switch in the shell, which sets the only
 * cookie of the public site and overrides the header.
 */
import type { IncomingHttpHeaders } from "node:http";

export const lowDataCookie = "low-data";

/** Every page varies by these headers, and proxies must know. */
export const lowDataVary = "Cookie, Save-Data";

export const wantsLowData = ({ headers }: Request): boolean =>
  isLowData(headers.get("save-data"), headers.get("cookie"));

/** The same for a Node request. */
export const headersWantLowData = ({ "save-data": saveData, cookie }: IncomingHttpHeaders): boolean =>
  isLowData(saveData as string | undefined, cookie);

function isLowData(saveData: string | null | undefined, cookie: string | null | undefined): boolean {
  const chosen = cookie && /(?:^|;\s*)low-data=(on|off)/.exec(cookie)?.[1];
  return chosen ? chosen === "on" : saveData?.toLowerCase() === "on";
}
