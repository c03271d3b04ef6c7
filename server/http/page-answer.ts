/** How a cached page is sent: compressed as the client likes it, or not at all if the client has it. */
import type { IncomingHttpHeaders } from "node:http";
import type { CachedPage, PageAnswer } from "./cached-page.ts";
import { negotiateEncoding } from "./negotiate-encoding.ts";

export function pageAnswer(page: CachedPage, asked: IncomingHttpHeaders): PageAnswer {
  const known = asked["if-none-match"];
  const answer =
    page.answers[negotiateEncoding(asked["accept-encoding"] as string | undefined) ?? "identity"];
  if (page.status !== 200) return answer;
  if (known && isKnown(known, page.etag)) {
    const { "content-type": _, "content-length": __, "content-encoding": ___, ...headers } = answer.headers;
    return { status: 304, headers, body: undefined };
  }
  // What was fetched ahead must still be good when the visitor follows the link a moment later.
  if (String(asked["sec-purpose"]).startsWith("prefetch")) {
    return { ...answer, headers: { ...answer.headers, "cache-control": "private, max-age=30" } };
  }
  return answer;
}

/** A weak and a strong tag of the same text are equal here: RFC 9110, 13.1.2. */
function isKnown(tags: string, etag: string): boolean {
  if (tags === etag || tags.trim() === "*") return true;
  const text = etag.slice("W/".length);
  return tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === text);
}
