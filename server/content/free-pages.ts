import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { type Redirect, redirectsOf } from "./redirects.ts";

/** Beyond this number, addresses are looked up in the database. */
const MOST_CACHED = 10_000;

export type FreeAddresses = ReturnType<typeof freeAddressesOf>;

/**
 * The addresses directly below `/` that are or were free pages. Every address that no other route matches is looked up
 * here, so they are cached in memory: an unknown address costs no extra query.
 */
export function freeAddressesOf(
  database: SiteDatabase,
  version: () => Promise<number>,
  mostCached = MOST_CACHED,
) {
  const { db } = database;
  const moved = redirectsOf(database);

  /** The last known state, for `wasPublic`. */
  let known = new Map<string, string | null>();

  const cached = cachePerVersion(version, async () => {
    const { rows } = await sql<{ slug: string; now: string | null }>`
      select id as slug, id as now from records where kind = 'pages'
      union all
      select old_slug, new_slug from redirects
        where kind = 'pages' and (new_slug is null or new_slug <> old_slug)
      limit ${mostCached + 1}
    `.execute(db);
    known = new Map(rows.map(({ slug, now }) => [slug, now]));
    return { all: rows.length <= mostCached, bySlug: known };
  });

  const lookUp = async (slug: string): Promise<"public" | Redirect> => {
    const found = await db
      .selectFrom("records")
      .select("id")
      .where("kind", "=", "pages")
      .where("id", "=", slug)
      .executeTakeFirst();
    return found ? "public" : moved("pages", slug);
  };

  /** "public", its redirect if it was public before, or undefined. */
  const at = async (slug: string): Promise<"public" | Redirect> => {
    const { all, bySlug } = await cached();
    const now = bySlug.get(slug);
    if (now === undefined) return all || slug.includes("\0") ? undefined : lookUp(slug);
    if (now === slug) return "public";
    return now === null ? "gone" : { to: now };
  };

  return {
    at,
    /** For menus and links: whether an address such as /annual-report, without a language, is a public free page. */
    isPublic: async (address: string): Promise<boolean> => {
      const slug = slugIn(address);
      return slug !== undefined && (await at(slug)) === "public";
    },
    /** Answers from the last read, without the database. */
    wasPublic: (address: string): boolean => {
      const slug = slugIn(address);
      return slug !== undefined && known.get(slug) === slug;
    },
  };
}

/** "annual-report" of "/annual-report?x#y"; undefined for a longer path. */
export function slugIn(address: string): string | undefined {
  const [, segment] = /^\/([^/?#]+)(?:[?#]|$)/.exec(address) ?? [];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
