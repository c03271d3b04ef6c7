import { createHash } from "node:crypto";

type MachineFile = {
  type: string;
  body: string;
  /** When what it says last changed; left out where nothing in it has a date. */
  modified?: string | undefined;
};

/** An answer for a program that asks again and again: it is told when nothing has changed. */
export function machineAnswer(request: Request, { type, body, modified }: MachineFile): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({ "content-type": type, "cache-control": "public, max-age=600", etag });
  if (modified) headers.set("last-modified", new Date(modified).toUTCString());
  return hasIt(request, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function hasIt(request: Request, headers: Headers): boolean {
  const known = request.headers.get("if-none-match");
  if (known !== null) return known.split(",").some((tag) => ["*", headers.get("etag")].includes(tag.trim()));
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return since >= Date.parse(headers.get("last-modified") ?? "");
}
