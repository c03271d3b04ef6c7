import { createHash } from "node:crypto";
import type { Edition } from "../edition.ts";

/**
 * Identifies a text. An approval, or the mark that a native speaker has read a text, belongs to one hash, so that any edit
 * ends it. Empty fields are left out, because a later release may add some.
 */
export function contentHash({ language, fields }: Pick<Edition, "language" | "fields">): string {
  const written = Object.entries(fields)
    .filter(([, text]) => text !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([language, written]))
    .digest("base64url");
}
