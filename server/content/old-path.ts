/** Longer addresses are ignored. */
const maxLength = 500;

/**
 * Normalises an address of the earlier site: without host, in lower case, decoded, without a trailing slash. Of the
 * query, only the page number is kept, which WordPress calls p or page_id. Undefined if it cannot be the address of a
 * page.
 */
export function oldPath(url: string): string | undefined {
  const { pathname, searchParams } = URL.parse(url, "http://site") ?? {};
  if (pathname === undefined || !searchParams) return undefined;
  const number = searchParams.get("p") ?? searchParams.get("page_id") ?? "";
  const query = /^\d{1,18}$/.test(number) ? `?p=${number}` : "";
  const path = `${decoded(pathname).normalize("NFC").toLowerCase().replace(/\/+$/, "") || "/"}${query}`;
  return path.includes("\0") || path.length > maxLength || path === "/" ? undefined : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
