import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { readEnvironment } from "../../server/process/environment.ts";
import { type Imported, importWordPress } from "../../server/wordpress/import-wordpress.ts";
import { done, nothing, type Outcome, progress } from "../command-line.ts";
import { printable } from "../terminal-text.ts";

/** `npm run content -- import-wordpress`. Undefined if the arguments are invalid. */
export async function runWordPressImport(args: string[]): Promise<Outcome | undefined> {
  const options = parseArguments(args);
  if (!options) return undefined;
  const { file, publish, uploads } = options;
  const settings = readEnvironment(process.env);
  const database = connectDatabase(settings.databaseUrl);
  const shown = progress();
  try {
    await prepareDatabase(database, { sampleContent: false });
    const { onProgress } = shown;
    const imported = await importWordPress({ database, settings }, file, { uploads, publish, onProgress });
    shown.end();
    const text = printable(reportText(imported, publish));
    const isEmpty = imported.index.items.length + imported.index.attachments.size === 0;
    return isEmpty ? nothing(`There are no posts, pages, pictures or files in ${file}.`) : done(text);
  } finally {
    shown.end();
    await database.close();
  }
}

function parseArguments(args: string[]) {
  let file: string | undefined;
  let uploads: string | undefined;
  let publish = false;
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] ?? "";
    if (argument === "--publish") publish = true;
    else if (argument === "--uploads" && args[index + 1]) uploads = args[++index];
    else if (argument.startsWith("-") || file !== undefined) return undefined;
    else file = argument;
  }
  return file === undefined ? undefined : { file, uploads, publish };
}

export function reportText({ index, report, taken, alreadyHere }: Imported, publish: boolean): string {
  const { site, items, attachments, authors } = index;
  const posts = items.filter(({ type }) => type === "post").length;
  const sections: [title: string, lines: string[]][] = [
    [
      `In the export of ${site.title || "the site"}, ${site.homeUrl || "without an address"}`,
      [
        `- Posts: ${posts}, pages: ${items.length - posts}, pictures and files: ${attachments.size}, authors: ${authors.size}`,
      ],
    ],
    [
      publish ? "Imported" : "Would be imported",
      [
        `- News: ${taken.records.news ?? 0}`,
        `- Pages: ${taken.records.pages ?? 0}`,
        `- People: ${taken.people}, as drafts and without e-mail addresses: publish each at the desk once they agree to be named`,
        `- Pictures and files: ${taken.media}`,
        `- Old addresses that lead to the new ones: ${taken.oldAddresses}`,
        ...(alreadyHere > 0 ? [`- Imported before, and left unchanged: ${alreadyHere}`] : []),
      ],
    ],
    ["Not imported", report.notTaken()],
    ["Changed", report.remarks()],
  ];
  const text = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [`${title}:`, ...lines].join("\n"))
    .join("\n\n");
  return publish ? text : `${text}\n\nNothing was written: this was a dry run. Add --publish to import it.`;
}
