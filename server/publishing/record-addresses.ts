/**
 * Finds free addresses, and redirects old ones. An address that visitors may know is never given to another record: it
 * redirects to the record that had it, or answers that the record is gone.
 */
import { randomUUID } from "node:crypto";
import { type Kind, kindOf } from "../../content/kinds.ts";
import { moveAuthor } from "../content/authorships.ts";
import { bumpVersion } from "../content/changes.ts";
import type { Db, EditionSummary } from "./edition.ts";
import { slugOf, slugProblem } from "./slug.ts";

/** After "-50", a random suffix is used. */
const maxNumber = 50;
/** The earlier addresses of one record. */
const maxEarlier = 100;

/** `isCrowded`: other new records compete for the next number, so use a random suffix. */
export async function proposeSlug(db: Db, kind: Kind, title: string, isCrowded = false): Promise<string> {
  const start = slugOf(title) || slugOf(kindOf(kind).one);
  for (let number = 1; number <= maxNumber && !isCrowded; number++) {
    const slug = number === 1 ? start : `${start}-${number}`;
    if (!slugProblem(kind, slug) && (await isFree(db, kind, slug))) return slug;
  }
  return `${start}-${randomUUID().slice(0, 8)}`;
}

/** A record may return to its own earlier address. */
export async function isFreeFor(db: Db, { id, kind, slug: own }: EditionSummary, slug: string) {
  const holder = await db
    .selectFrom("editions")
    .select("id")
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("translation_of", "is", null)
    .executeTakeFirst();
  if (holder) return holder.id === id;
  const earlier = await redirectFrom(db, kind, slug);
  return !earlier || earlier.new_slug === own;
}

/** Whether one more address would be too many. An earlier one is no further one. */
export async function hadMany(db: Db, { kind, slug: own }: EditionSummary, slug: string): Promise<boolean> {
  const earlier = await db
    .selectFrom("redirects")
    .select("old_slug")
    .where("kind", "=", kind)
    .where("new_slug", "=", own)
    .execute();
  return earlier.length >= maxEarlier && !earlier.some(({ old_slug }) => old_slug === slug);
}

async function isFree(db: Db, kind: Kind, slug: string): Promise<boolean> {
  const holder = await db
    .selectFrom("editions")
    .select("id")
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("translation_of", "is", null)
    .executeTakeFirst();
  return !holder && !(await redirectFrom(db, kind, slug));
}

function redirectFrom(db: Db, kind: Kind, old_slug: string) {
  return db
    .selectFrom("redirects")
    .select("new_slug")
    .where("kind", "=", kind)
    .where("old_slug", "=", old_slug)
    .executeTakeFirst();
}

/** A public address must not redirect elsewhere. */
export async function removeRedirect(db: Db, kind: Kind, slug: string): Promise<void> {
  await db.deleteFrom("redirects").where("kind", "=", kind).where("old_slug", "=", slug).execute();
}

/** The address answers "gone" until a record is public there again. */
export async function markGone(db: Db, kind: Kind, slug: string): Promise<void> {
  await setRedirect(db, kind, slug, null);
}

/** Keeps an address that was never public from other records. It redirects to itself, so visitors find nothing there. */
export async function reserveSlug(db: Db, kind: Kind, slug: string): Promise<void> {
  await setRedirect(db, kind, slug, slug);
}

/** Every earlier address redirects straight to the newest, so that redirects form no chains and no loops. */
export async function redirectSlug(db: Db, kind: Kind, from: string, to: string): Promise<void> {
  await removeRedirect(db, kind, to);
  await db
    .updateTable("redirects")
    .set({ new_slug: to })
    .where("kind", "=", kind)
    .where("new_slug", "=", from)
    .execute();
  await setRedirect(db, kind, from, to);
  if (kind === "people") await moveAuthor(db, from, to);
}

/** Visitors may know an address that was public; records name their authors by address, public or not. */
export function mayBeLinked({ kind, firstPublishedAt }: EditionSummary): boolean {
  return firstPublishedAt !== null || kind === "people";
}

async function setRedirect(db: Db, kind: Kind, old_slug: string, new_slug: string | null): Promise<void> {
  await db
    .insertInto("redirects")
    .values({ kind, old_slug, new_slug })
    .onConflict((conflict) => conflict.columns(["kind", "old_slug"]).doUpdateSet({ new_slug }))
    .execute();
  // Redirects of free pages are cached in memory: see server/content/free-pages.ts.
  if (kind === "pages") await bumpVersion(db, kind);
}
