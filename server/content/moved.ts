import type { Kind } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";

export type Moved = { to: string } | "gone" | undefined;

/** Where what was at an address is now, if anything ever was: asked only when nothing is there. */
export function movedOf({ db }: SiteDatabase) {
  return async (kind: Kind, slug: string): Promise<Moved> => {
    // PostgreSQL does not take NUL, not even to say that nothing is there.
    if (slug.includes("\0")) return undefined;
    const found = await db
      .selectFrom("redirects")
      .select("new_slug")
      .where("kind", "=", kind)
      .where("old_slug", "=", slug)
      .executeTakeFirst();
    // One that leads to itself is held back: see server/publishing/record-addresses.ts.
    if (!found || found.new_slug === slug) return undefined;
    return found.new_slug === null ? "gone" : { to: found.new_slug };
  };
}
