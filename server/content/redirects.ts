import type { Kind } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";

export type Redirect = { to: string } | "gone" | undefined;

/** The new address of a moved record, or "gone". Looked up only if the address has no public record. */
export function redirectsOf({ db }: SiteDatabase) {
  return async (kind: Kind, slug: string): Promise<Redirect> => {
    // PostgreSQL rejects NUL, even in a query that would find nothing.
    if (slug.includes("\0")) return undefined;
    const found = await db
      .selectFrom("redirects")
      .select("new_slug")
      .where("kind", "=", kind)
      .where("old_slug", "=", slug)
      .executeTakeFirst();
    // A redirect to itself reserves an address: see server/publishing/record-addresses.ts.
    if (!found || found.new_slug === slug) return undefined;
    return found.new_slug === null ? "gone" : { to: found.new_slug };
  };
}
