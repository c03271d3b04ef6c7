import { weakTagOf } from "../../server/http/etag.ts";
import { unlessKnown } from "./conditional.ts";
import { lastModified } from "./last-modified.ts";

type File = { type: string; body: string; etag?: string };

/** An answer for a program that asks again and again: it is told when nothing has changed. */
export function fileAnswer(request: Request, { type, body, etag = weakTagOf(body) }: File): Response {
  const headers = new Headers({
    "content-type": type,
    "cache-control": "public, max-age=600",
    etag,
    "last-modified": lastModified(new URL(request.url).pathname, etag).toUTCString(),
  });
  return unlessKnown(request, headers, body);
}
