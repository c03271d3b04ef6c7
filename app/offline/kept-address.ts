/**
 * The key of a kept page: its path and query. A page in low-data mode is another page, so its key says so. The server
 * ignores the mark.
 */
const mark = "low-data";

export const keptAddress = (path: string, lowData: boolean): string =>
  lowData ? `${path}${path.includes("?") ? "&" : "?"}${mark}` : path;

export const isForLowData = (key: string): boolean => new RegExp(`[?&]${mark}$`).test(key);

/** The address that a link to a kept page has. */
export const publicAddress = (key: string): string => key.replace(new RegExp(`[?&]${mark}$`), "");
