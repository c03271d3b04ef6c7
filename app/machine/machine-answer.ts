import { createHash } from "node:crypto";
import { unlessKnown } from "./conditional.ts";
import { lastModified } from "./last-modified.ts";

/** An answer for a program that asks again and again: it is told when nothing has changed. */
export function machineAnswer(request: Request, { type, body }: { type: string; body: string }): Response {
  // Weak, because it is sent compressed or not, as the client asks.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    "content-type": type,
    "cache-control": "public, max-age=600",
    etag,
    "last-modified": lastModified(new URL(request.url).pathname, etag).toUTCString(),
  });
  return unlessKnown(request, headers, body);
}
