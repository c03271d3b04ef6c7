import { createHash } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import { editionAt } from "../publishing/edition.ts";
import { editionsOf } from "../publishing/editions.ts";
import { isRefused } from "../publishing/outcome.ts";
import { slugOf } from "../publishing/slug.ts";
import type { WordPressAuthor, WordPressSite } from "./export-entries.ts";
import type { ExportIndex } from "./export-index.ts";
import type { Report } from "./import-report.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { program } from "./program.ts";

type Parts = { database: SiteDatabase; index: ExportIndex; report: Report; publish: boolean };

/** The authors of what is taken over, and of nothing else. */
export function peopleOf({ database, index, report, publish }: Parts) {
  const known = new Map<string, string>();
  const find = async (login: string) => {
    const author = index.authors.get(login) ?? { login, displayName: "", firstName: "", lastName: "" };
    const name = nameOf(author);
    if (!name) report.leaveOut("author");
    return name && (publish ? await draftPerson(database, index.site, login, name) : slugOf(name));
  };
  return {
    /** The address of the one with this login; empty where there is none. */
    async of(login: string): Promise<string> {
      const slug = known.get(login) ?? (await find(login)) ?? "";
      known.set(login, slug);
      return slug;
    },
    count: () => [...known.values()].filter(Boolean).length,
  };
}

/** An e-mail address is not a name, and is not taken over. */
function nameOf({ displayName, firstName, lastName, login }: WordPressAuthor): string | undefined {
  return [displayName, `${firstName} ${lastName}`, login]
    .map(plainTextOf)
    .find((name) => name && !name.includes("@"));
}

/**
 * The address of the draft that stands for an author. It is a draft because this site names only people who
 * agreed; once it is published, what they wrote names them. Made again, it is the same one.
 */
async function draftPerson(
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
