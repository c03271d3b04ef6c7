import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A word that this release does not know. In the next one, a search for it finds records about security. */
export const nextSynonym = "zyzzyvas";

/** The name of the migration that the next release adds. */
export const nextMigration = "9998-upgrade-test";

/** A copy of this release as its successor could be: with a migration, and other rules for search texts. */
export function nextRelease(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "next-release-"));
  const isPart = (path: string) => !/^(?:node_modules|data|docs|tests|test-results|tools|\.\w+)$/.test(path);
  cpSync(".", folder, { recursive: true, filter: (path) => path === "." || isPart(path) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  edit(folder, "server/database/migrations/index.ts", /(Record<string, Migration> = \{[^}]*)/, (all) => {
    const statement = "alter table contact_messages add column upgrade_test text";
    return `${all}"${nextMigration}": async (db) => void (await sql.raw("${statement}").execute(db)),\n`;
  });
  edit(folder, "server/database/migrations/index.ts", /^/, () => 'import { sql } from "kysely";\n');
  edit(
    folder,
    "server/content/search/synonyms.ts",
    /\n\];\n/,
    () => `\n  ["security", "${nextSynonym}"],\n];\n`,
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function edit(folder: string, path: string, place: RegExp, replacement: (found: string) => string): void {
  const file = join(folder, path);
  const before = readFileSync(file, "utf8");
  if (!place.test(before)) throw new Error(`${path} has changed: adapt tests/upgrade/next-release.ts.`);
  writeFileSync(file, before.replace(place, replacement));
}
