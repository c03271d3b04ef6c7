import { createHash } from "node:crypto";
import { contentCommand } from "../content-files/publish-record.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { editionAt } from "../publishing/edition.ts";
import { editionsOf } from "../publishing/editions.ts";
import { isRefused } from "../publishing/outcome.ts";
import { slugOf } from "../publishing/slug.ts";
import type { WordPressAuthor, WordPressSite } from "./export-entries.ts";
import type { ExportIndex } from "./export-index.ts";
import { plainTextOf } from "./html-tree.ts";
import type { Report } from "./import-report.ts";

type Parts = { database: SiteDatabase; index: ExportIndex; report: Report; publish: boolean };

/** Only the authors of imported posts. */
export function authorsOf({ database, index, report, publish }: Parts) {
  const known = new Map<string, string>();
  const find = async (login: string) => {
    const author = index.authors.get(login) ?? { login, displayName: "", firstName: "", lastName: "" };
    const name = nameOf(author);
    if (!name) report.leaveOut("author");
    return name && (publish ? await draftPerson(database, index.site, login, name) : slugOf(name));
  };
  return {
    /** The slug of the person with this login, or "". */
    async of(login: string): Promise<string> {
      const slug = known.get(login) ?? (await find(login)) ?? "";
      known.set(login, slug);
      return slug;
    },
    count: () => [...known.values()].filter(Boolean).length,
  };
}

/** E-mail addresses are not imported: they are not names. */
function nameOf({ displayName, firstName, lastName, login }: WordPressAuthor): string | undefined {
  return [displayName, `${firstName} ${lastName}`, login]
    .map(plainTextOf)
    .find((name) => name && !name.includes("@"));
}

/**
 * The slug of the draft for an author. It stays a draft because this site names only people who agreed; once it is
 * published, their posts name them. A repeated import finds the same draft.
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
  const created = await editionsOf({ database }).create(contentCommand, "people", { name }, id);
  return isRefused(created) ? undefined : created.slug;
}

function uuidOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
