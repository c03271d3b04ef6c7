/** `npm run content`: exports the records of the site as Markdown files, and imports them. */
import { exportContent } from "../server/content-files/export-content.ts";
import { importContent } from "../server/content-files/import-content.ts";
import { connectDatabase } from "../server/database/connect.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { done, nothing, type Outcome, runProgram } from "./command-line.ts";
import { runWordPressImport } from "./content/wordpress-command.ts";
import { counted } from "./terminal-text.ts";

const help = `npm run content -- export FOLDER      writes each public record as FOLDER/news/its-address.md
npm run content -- import FOLDER      publishes new and changed records from such files
npm run content -- import FOLDER --dry-run     only prints what it would do
npm run content -- import-wordpress FILE       prints what it would import from a WordPress export file, and what not
npm run content -- import-wordpress FILE --uploads FOLDER     also checks the pictures; FOLDER is wp-content/uploads
npm run content -- import-wordpress FILE --uploads FOLDER --publish     imports and publishes it

All files are checked before anything is written. docs/operate.md describes the format.`;

await runProgram(help, async (): Promise<Outcome | undefined> => {
  const [command, folder, flag, ...more] = process.argv.slice(2);
  if (command === "import-wordpress") return runWordPressImport(process.argv.slice(3));
  const dryRun = flag === "--dry-run";
  if (!folder || more.length > 0 || (flag && !dryRun)) return undefined;
  const { databaseUrl } = readEnvironment(process.env);
  if (command === "export" && !dryRun)
    return done(`Exported ${counted(await exportContent(databaseUrl, folder), "record")} to ${folder}.`);
  if (command !== "import") return undefined;
  const database = connectDatabase(databaseUrl);
  try {
    await prepareDatabase(database, { sampleContent: false });
    const onChange = (change: string, place: string) =>
      change !== "unchanged" && console.log(`${change}: ${place}`);
    const { added, changed, unchanged } = await importContent(database, folder, { dryRun, onChange });
    if (added + changed + unchanged === 0) return nothing(`There are no records in ${folder}.`);
    const summary = `Added: ${added}, changed: ${changed}, unchanged: ${unchanged}.`;
    return done(dryRun ? `${summary} Nothing was written: this was a dry run.` : summary);
  } finally {
    await database.close();
  }
});
