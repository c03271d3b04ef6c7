/** The answer, or "not modified" for a client that has it already. A body goes only with the former. */
export function unlessKnown(request: Request, headers: Headers, body: BodyInit): Response {
  return isKnown(request, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function isKnown(request: Request, headers: Headers): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null)
    return tags.split(",").some((tag) => ["*", opaque(headers.get("etag"))].includes(opaque(tag)));
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return since >= Date.parse(headers.get("last-modified") ?? "");
}

/** A weak and a strong tag of the same text are equal here: RFC 9110, 13.1.2. */
const opaque = (tag: string | null) => tag?.trim().replace(/^W\//, "");
