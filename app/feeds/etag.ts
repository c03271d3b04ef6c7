import { hashOf } from "../../server/http/etag.ts";

/** Weak, because a file is sent compressed or not, as the client asks. */
export function etagOf(body: string): string {
  return `W/"${hashOf(Buffer.from(body))}"`;
}
