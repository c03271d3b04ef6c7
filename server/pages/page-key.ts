/** Which requests are for a page that all visitors share, and what tells one such page from another. */

import { listParameters } from "../../content/kinds.ts";
import { isLanguage, splitLanguage } from "../../languages.ts";

export type PageKey = {
  key: string;
  /** Path and query to render: what the key stands for and nothing more. */
  address: string;
  lowData: boolean;
};

type Asked = { method: string; url: string; lowData: boolean };

/**
 * Of an address in its canonical spelling (see canonical-url.ts). Any other spelling gives a key too, under which
 * no page is ever cached.
 */
export function pageKey({ method, url, lowData }: Asked): PageKey | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [path = "/", search = ""] = url.split("?", 2);
  const query = search ? sharedQuery(path, search) : "";
  if (query === undefined) return undefined;
  const address = query ? `${path}?${query}` : path;
  return { key: `${lowData ? "low " : ""}${address}`, address, lowData };
}

/** Open the message that one visitor has sent. */
export const ownMessage = ["sent", "correct"];

/** A page that shows one visitor's own words or result is never cached. */
const personal = ["q", ...ownMessage];

/** What a parameter says, in the one spelling that is cached; nothing where the page would not read it. */
const readers: Record<string, (value: string) => string> = {
  page: (value) => (/^[1-9]\d{0,8}$/.test(value) && value !== "1" ? value : ""),
  language: (value) => (isLanguage(value) ? value : ""),
  year: (value) => (/^(?:19|20)\d\d$/.test(value) ? value : ""),
  updates: (value) => (["news", "event", "resource"].includes(value) ? value : ""),
};

/** Only the parameters that a page reads: any other is dropped, so that an odd address cannot split the cache. */
function sharedQuery(path: string, search: string): string | undefined {
  const asked = new URLSearchParams(search);
  if (personal.some((name) => asked.has(name))) return undefined;
  const query = new URLSearchParams();
  for (const name of parametersOf(path)) {
    const read = readers[name] ?? readText;
    const value = read(asked.get(name) ?? "");
    if (value) query.set(name, value);
  }
  return query.toString();
}

function parametersOf(address: string): string[] {
  const { path } = splitLanguage(address);
  if (path === "/") return ["updates"];
  if (path === "/contact") return ["about", "event"];
  return listParameters(path);
}

/** As the lists read it: trimmed, and cut between characters. */
function readText(value: string): string {
  return [...value.trim()].slice(0, 200).join("");
}
