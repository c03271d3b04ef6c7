/** Which requests are for a page that all visitors share, and what tells one such page from another. */

/** The parameters pages read; any other is dropped, so that an odd address cannot split the cache. */
const shared = ["category", "page", "type", "updates"];
/** A page that shows one visitor's own words or result is never kept. */
const personal = ["q", "sent"];

export type PageKey = {
  key: string;
  /** Path and query to render: what the key stands for and nothing more. */
  address: string;
  lowData: boolean;
};

type Asked = { method: string; url: string; lowData: boolean };

export function pageKey({ method, url, lowData }: Asked): PageKey | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [path = "/", search = ""] = url.split("?", 2);
  if (!isPage(path)) return undefined;
  const query = search ? sharedQuery(search) : "";
  if (query === undefined) return undefined;
  const address = query ? `${path}?${query}` : path;
  return { key: `${lowData ? "low " : ""}${address}`, address, lowData };
}

/** Pages have no ending. */
function isPage(path: string): boolean {
  return path.startsWith("/") && path !== "/health" && !/\.[^/]*$/.test(path) && !path.startsWith("/.");
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
