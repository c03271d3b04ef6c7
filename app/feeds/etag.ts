import { createHash } from "node:crypto";

/** Weak, because a file is sent compressed or not, as the client asks. */
export function etagOf(body: string): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
