/** The cache key of a request for a page that all visitors share. */
import { listParameters } from "../../content/kinds.ts";
import { isLanguage, splitLanguage } from "../../languages.ts";

export type PageKey = {
  key: string;
  /** The path and query to render, with nothing that the key does not cover. */
  address: string;
  lowData: boolean;
};

type PageRequest = { method: string; url: string; lowData: boolean };

/** Expects a canonical URL (see canonical-url.ts). Any other spelling gives a key under which no page is ever cached. */
export function pageKey({ method, url, lowData }: PageRequest): PageKey | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const address = url.includes("?") ? sharedAddress(url) : url || "/";
  return address === undefined ? undefined : { key: lowData ? `low ${address}` : address, address, lowData };
}

/** Parameters that open the message that a visitor has sent. */
export const ownMessage = ["sent", "correct"];

/** Pages with these parameters show a visitor's own words, and are never cached. */
const personal = ["q", ...ownMessage];

/** Normalises the value of a parameter; empty if the page would ignore it. */
const normalisers: Record<string, (value: string) => string> = {
  page: (value) => (/^[1-9]\d{0,8}$/.test(value) && value !== "1" ? value : ""),
  language: (value) => (isLanguage(value) ? value : ""),
  year: (value) => (/^(?:19|20)\d\d$/.test(value) ? value : ""),
  updates: (value) => (["news", "event", "resource"].includes(value) ? value : ""),
};

/** Keeps only the parameters that the page reads, so that invented ones cannot fill the cache. */
function sharedAddress(url: string): string | undefined {
  const [path = "", search = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(search);
  if (personal.some((name) => parameters.has(name))) return undefined;
  const query = new URLSearchParams();
  for (const name of parametersOf(path)) {
    const normalise = normalisers[name] ?? normaliseText;
    const value = normalise(parameters.get(name) ?? "");
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function parametersOf(address: string): string[] {
  const { path } = splitLanguage(address);
  if (path === "/") return ["updates"];
  if (path === "/contact") return ["about", "event"];
  return listParameters(path);
}

/** As the lists read it: trimmed, and cut between characters. */
function normaliseText(value: string): string {
  return [...value.trim()].slice(0, 200).join("");
}
