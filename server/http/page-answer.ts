/** How a kept page is sent: compressed as the client likes it, or not at all if the client has it. */
import type { IncomingHttpHeaders } from "node:http";
import { negotiateEncoding } from "./negotiate-encoding.ts";
import type { CachedPage } from "./page-cache.ts";

export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer | undefined };

export function pageAnswer(page: CachedPage, asked: IncomingHttpHeaders): PageAnswer {
  const known = asked["if-none-match"];
  if (page.status === 200 && known && (known === page.etag || known.split(/,\s*/).includes(page.etag))) {
    const { "content-type": _, ...headers } = page.headers;
    return { status: 304, headers, body: undefined };
  }
  const encoding = negotiateEncoding(asked["accept-encoding"] as string | undefined);
  const body = page.bodies[encoding ?? "identity"];
  const headers: Record<string, string> = { ...page.headers, "content-length": String(body.length) };
  if (encoding) headers["content-encoding"] = encoding;
  // What was fetched ahead must still be good when the visitor follows the link a moment later.
  if (page.status === 200 && String(asked["sec-purpose"]).startsWith("prefetch")) {
    headers["cache-control"] = "private, max-age=30";
  }
  return { status: page.status, headers, body };
}
