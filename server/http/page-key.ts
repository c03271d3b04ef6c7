/** Which requests are for a page that all visitors share, and what tells one such page from another. */

import { dataEnding } from "./page-data.ts";

/** The parameters pages read; any other is dropped, so that an odd address cannot split the cache. */
const shared = ["_routes", "category", "page", "type", "updates"];
/** A page that shows one visitor's own words or result is never kept. */
const personal = ["q", "sent"];

export type PageKey = {
  key: string;
  /** Path and query to render: what the key stands for and nothing more. */
  address: string;
  /** The page itself, or what it was made from. */
  part: "page" | "data";
  lowData: boolean;
};

type Asked = { method: string; url: string; lowData: boolean };

export function pageKey({ method, url, lowData }: Asked): PageKey | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [asked = "/", search = ""] = url.split("?", 2);
  const part = asked.endsWith(dataEnding) ? "data" : "page";
  const path = part === "data" ? asked.slice(0, -dataEnding.length) : asked;
  if (!isPage(path)) return undefined;
  const query = search ? sharedQuery(search) : "";
  if (query === undefined) return undefined;
  const address = query ? `${path}?${query}` : path;
  // Only pages with the framework have data, and those are the same for who saves data and who does not.
  if (part === "data") return { key: `data ${address}`, address, part, lowData: false };
  return { key: `${lowData ? "low " : ""}${address}`, address, part, lowData };
}

/** Pages have no ending; what React Router fetches when a visitor moves on ends in `.data`. */
function isPage(path: string): boolean {
  return (
    path.startsWith("/") && path !== "/health" && !/\.(?!data$)[^/]*$/.test(path) && !path.startsWith("/.")
  );
}

function sharedQuery(search: string): string | undefined {
  const asked = new URLSearchParams(search);
  if (personal.some((name) => asked.has(name))) return undefined;
  const query = new URLSearchParams();
  for (const name of shared) {
    const value = asked.get(name);
    if (value) query.set(name, value);
  }
  return query.toString();
}
