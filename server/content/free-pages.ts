import { sql } from "kysely";
import type { SiteDatabase } from "../database/connect.ts";
import { cachePerVersion } from "./cache-per-version.ts";
import { type Redirect, redirectsOf } from "./redirects.ts";

/** Addresses beyond these are looked up in the database. */
const MOST_HELD = 10_000;

export type FreeAddresses = ReturnType<typeof freeAddressesOf>;

/**
 * Which addresses directly below `/` are free pages, or were. Every address that no other page answers is looked up here,
 * so they are held in memory: a missing address asks nothing more of the database than it did without free pages.
 */
export function freeAddressesOf(
  database: SiteDatabase,
  version: () => Promise<number>,
  mostHeld = MOST_HELD,
) {
  const { db } = database;
  const moved = redirectsOf(database);

  /** As it was last read. */
  let known = new Map<string, string | null>();

  const held = cachePerVersion(version, async () => {
    const { rows } = await sql<{ slug: string; now: string | null }>`
      select id as slug, id as now from records where kind = 'pages'
      union all
      select old_slug, new_slug from redirects
        where kind = 'pages' and (new_slug is null or new_slug <> old_slug)
      limit ${mostHeld + 1}
    `.execute(db);
    known = new Map(rows.map(({ slug, now }) => [slug, now]));
    return { all: rows.length <= mostHeld, bySlug: known };
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

  /** Whether it is public, or where it is now, if it ever was. */
  const at = async (slug: string): Promise<"public" | Redirect> => {
    const { all, bySlug } = await held();
    const now = bySlug.get(slug);
    if (now === undefined) return all || slug.includes("\0") ? undefined : lookUp(slug);
    if (now === slug) return "public";
    return now === null ? "gone" : { to: now };
  };

  return {
    at,
    /** Whether visitors find a free page at an address such as /annual-report, without a language: for menus and links. */
    isPublic: async (address: string): Promise<boolean> => {
      const slug = slugIn(address);
      return slug !== undefined && (await at(slug)) === "public";
    },
    /** Whether it was one when an address was last looked up: asks nothing of the database. */
    wasPublic: (address: string): boolean => {
      const slug = slugIn(address);
      return slug !== undefined && known.get(slug) === slug;
    },
  };
}

/** The part of an address that may be a free page's: "annual-report" of "/annual-report?x#y". */
export function slugIn(address: string): string | undefined {
  const [, segment] = /^\/([^/?#]+)(?:[?#]|$)/.exec(address) ?? [];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
