import { createHash } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import { editionAt } from "../desk/editions/edition.ts";
import { editionsOf } from "../desk/editions/editions.ts";
import { isRefused } from "../desk/editions/outcome.ts";
import { slugOf } from "../desk/editions/slug.ts";
import type { WordPressAuthor, WordPressSite } from "./export-entries.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { program } from "./program.ts";

/** An e-mail address is nobody's name, and is not taken over. */
export function nameOf({ displayName, firstName, lastName, login }: WordPressAuthor): string | undefined {
  return [displayName, `${firstName} ${lastName}`, login]
    .map(plainTextOf)
    .find((name) => name && !name.includes("@"));
}

/**
 * The address of the draft that stands for an author. It is a draft because nobody is named on this site who has not
 * agreed; once it is published, what they wrote names them. Made again, it is the same one.
 */
export async function draftPerson(
  database: SiteDatabase,
  site: WordPressSite,
  login: string,
  name: string,
): Promise<string | undefined> {
  const same = await editionAt(database.db, "people", slugOf(name));
  if (same?.title === name) return same.slug;
  const id = uuidOf(`${site.url} ${login}`);
  const made = await editionsOf({ database }).create(program, "people", { name }, id);
  return isRefused(made) ? undefined : made.slug;
}

function uuidOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
