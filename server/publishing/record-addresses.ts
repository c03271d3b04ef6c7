/**
 * Which addresses are free, and where those lead that were public once. No address that visitors may know is ever
 * given to another record: it leads to the record it was of, or says that this is gone.
 */
import { randomUUID } from "node:crypto";
import { type Kind, kindOf } from "../../content/kinds.ts";
import { moveAuthor } from "../content/authorships.ts";
import { noteChange } from "../content/changes.ts";
import type { Db, EditionSummary } from "./edition.ts";
import { slugOf, slugProblem } from "./slug.ts";

/** After so many numbers a free address is found by a random one. */
const mostNumbered = 50;

/** `isCrowded`: the next number may be taken at this moment. */
export async function proposeSlug(db: Db, kind: Kind, title: string, isCrowded = false): Promise<string> {
  const start = slugOf(title) || slugOf(kindOf(kind).one);
  for (let number = 1; number <= mostNumbered && !isCrowded; number++) {
    const slug = number === 1 ? start : `${start}-${number}`;
    if (!slugProblem(kind, slug) && (await isFree(db, kind, slug))) return slug;
  }
  return `${start}-${randomUUID().slice(0, 8)}`;
}

/** Its own earlier address may be taken back. */
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

/** Where it is public now, so no address leads away from there, and every earlier one leads straight to it. */
export async function removeRedirect(db: Db, kind: Kind, slug: string): Promise<void> {
  await db.deleteFrom("redirects").where("kind", "=", kind).where("old_slug", "=", slug).execute();
}

/** Until it is public again, or for good. */
export async function markGone(db: Db, kind: Kind, slug: string): Promise<void> {
  await setRedirect(db, kind, slug, null);
}

/** It never was public, so visitors are told nothing of it; but nobody else may get it: it leads to itself. */
export async function reserveSlug(db: Db, kind: Kind, slug: string): Promise<void> {
  await setRedirect(db, kind, slug, slug);
}

/** Earlier addresses lead to the newest at once, so that there is no chain of them and no circle. */
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

/** Visitors may know an address that was public, and what somebody wrote names them by theirs, public or not. */
export function isKnown({ kind, firstPublishedAt }: EditionSummary): boolean {
  return firstPublishedAt !== null || kind === "people";
}

async function setRedirect(db: Db, kind: Kind, old_slug: string, new_slug: string | null): Promise<void> {
  await db
    .insertInto("redirects")
    .values({ kind, old_slug, new_slug })
    .onConflict((conflict) => conflict.columns(["kind", "old_slug"]).doUpdateSet({ new_slug }))
    .execute();
  // Where they lead is held in memory: see server/content/free-pages.ts.
  if (kind === "pages") await noteChange(db, kind);
}
