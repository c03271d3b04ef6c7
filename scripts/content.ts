/** `npm run content`: the records of the site as Markdown files, and back. */

import { exportContent } from "../server/content-files/export.ts";
import { importContent } from "../server/content-files/import.ts";
import { connectDatabase } from "../server/database/connect.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { done, nothing, type Outcome, runProgram } from "./command-line.ts";
import { runImport } from "./content/wordpress-command.ts";

const help = `npm run content -- export FOLDER      each record that visitors can read, as FOLDER/news/its-address.md
npm run content -- import FOLDER      publishes what is new or different in such files
npm run content -- import FOLDER --dry-run     only says what it would do
npm run content -- import-wordpress FILE       says what it would take over from an export file of WordPress, and what not
npm run content -- import-wordpress FILE --uploads FOLDER     the same with its pictures: FOLDER is wp-content/uploads
npm run content -- import-wordpress FILE --uploads FOLDER --publish     takes it over

All files are checked before anything is written. docs/operate.md says what is in them.`;

await runProgram(help, async (): Promise<Outcome | undefined> => {
  const [act, folder, flag, ...more] = process.argv.slice(2);
  if (act === "import-wordpress") return runImport(process.argv.slice(3));
  const dryRun = flag === "--dry-run";
  if (!folder || more.length > 0 || (flag && !dryRun)) return undefined;
  const { databaseUrl } = readEnvironment(process.env);
  if (act === "export" && !dryRun)
    return done(`Records in ${folder}: ${await exportContent(databaseUrl, folder)}.`);
  if (act !== "import") return undefined;
  const database = connectDatabase(databaseUrl);
  try {
    await prepareDatabase(database, { sampleContent: false });
    const onChange = (change: string, place: string) =>
      change !== "unchanged" && console.log(`${change}: ${place}`);
    const { added, changed, unchanged } = await importContent(database, folder, { dryRun, onChange });
    if (added + changed + unchanged === 0) return nothing(`There are no records in ${folder}.`);
    const summary = `Added: ${added}, changed: ${changed}, as they were: ${unchanged}.`;
    return done(dryRun ? `${summary} Nothing was written: this was a dry run.` : summary);
  } finally {
    await database.close();
  }
});
