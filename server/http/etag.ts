/** Entity tags: how they are made, and whether a client has what a tag stands for. */
import { createHash } from "node:crypto";

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/** Weak, because a file is sent compressed or not, as the client asks. */
export function weakTagOf(body: string): string {
  return `W/"${hashOf(Buffer.from(body))}"`;
}

/** Whether If-None-Match names this tag. A weak and a strong tag of the same text are equal (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string, etag: string): boolean {
  const text = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => text(tag) === text(etag));
}
