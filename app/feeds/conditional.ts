import { matchesTag } from "../../server/http/etag.ts";

/** The answer, or "not modified" for a client that has it already. A body goes only with the former. */
export function unlessKnown(request: Request, headers: Headers, body: BodyInit): Response {
  return isKnown(request, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function isKnown(request: Request, headers: Headers): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null) return matchesTag(tags, headers.get("etag") ?? "");
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return since >= Date.parse(headers.get("last-modified") ?? "");
}
