/** How a cached page is sent: compressed as the client likes it, or not at all if the client has it. */
import type { IncomingHttpHeaders } from "node:http";
import { matchesTag } from "../http/etag.ts";
import { negotiateEncoding } from "../http/negotiate-encoding.ts";
import type { CachedPage, PageAnswer } from "./cached-page.ts";

export function pageAnswer(page: CachedPage, asked: IncomingHttpHeaders): PageAnswer {
  const known = asked["if-none-match"];
  const answer = page.answers[negotiateEncoding(asked["accept-encoding"])];
  if (page.status !== 200) return answer;
  if (known && matchesTag(known, page.etag)) {
    const { "content-type": _, "content-length": __, "content-encoding": ___, ...headers } = answer.headers;
    return { status: 304, headers, body: undefined };
  }
  // What was fetched ahead must still be good when the visitor follows the link a moment later.
  if (String(asked["sec-purpose"]).startsWith("prefetch")) {
    return { ...answer, headers: { ...answer.headers, "cache-control": "private, max-age=30" } };
  }
  return answer;
}
