/** Entity tags: computing them, and matching them against a request. */
import { createHash } from "node:crypto";

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/** Weak, because the same file may be sent compressed or uncompressed. */
export function weakTagOf(body: string): string {
  return `W/"${hashOf(Buffer.from(body))}"`;
}

/** Whether If-None-Match names this tag. Weak and strong tags with the same text match (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string, etag: string): boolean {
  const text = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => text(tag) === text(etag));
}
