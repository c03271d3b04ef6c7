/** Commands that staff type, such as `npm run enquiries -- list`, on the database of the site. */
import { BackupProblem } from "../server/backup/backup-problem.ts";
import { ContentFileProblem } from "../server/content-files/read-files.ts";
import { connectDatabase, type SiteDatabase } from "../server/database/connect.ts";
import { StoreProblem } from "../server/media/store.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { ConfigurationError, readEnvironment } from "../server/process/environment.ts";

export const exitCodes = { done: 0, failed: 1, notUnderstood: 2, nothingFound: 3 };

export type Outcome = { code: number; text: string };
/** Returns undefined if its words make no sense. */
export type Command<Target> = (target: Target, words: string[]) => Promise<Outcome> | undefined;

export const done = (text: string): Outcome => ({ code: exitCodes.done, text });
export const nothing = (text: string): Outcome => ({ code: exitCodes.nothingFound, text });

const aboutEvery = `The database is the one that DATABASE_URL names, as for the site itself.
Exit codes: 0 done, 1 failed, 2 not understood, 3 nothing found.`;

type Program<Target> = {
  help: string;
  commands: Record<string, Command<Target>>;
  /** What the commands work on. */
  target: (database: SiteDatabase) => Target;
};

/** Carries out what the command line asks for; without a word, `list`. */
export function runCommandLine<Target>({ help, commands, target }: Program<Target>): Promise<void> {
  const [name = "list", ...words] = process.argv.slice(2);
  return runProgram(help, async () => {
    const database = connectDatabase(readEnvironment(process.env).databaseUrl);
    try {
      await prepareDatabase(database, { sampleContent: false });
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      return await command?.(target(database), words);
    } finally {
      await database.close();
    }
  });
}

/** Prints what comes of the work, or the help where it is asked for or the words make no sense. */
export async function runProgram(help: string, work: () => Promise<Outcome | undefined>): Promise<void> {
  const allHelp = `${help}\n\n${aboutEvery}`;
  process.exitCode = exitCodes.failed;
  if (["--help", "-h", "help"].includes(process.argv[2] ?? "")) {
    console.log(allHelp);
    process.exitCode = exitCodes.done;
    return;
  }
  try {
    const outcome = await work();
    if (outcome) (outcome.code === exitCodes.done ? console.log : console.error)(outcome.text);
    else console.error(allHelp);
    process.exitCode = outcome?.code ?? exitCodes.notUnderstood;
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error);
  }
}

/** What somebody at the terminal can mend has a sentence; anything else is a fault, with its stack. */
function isForPeople(error: unknown): error is Error {
  return [ConfigurationError, BackupProblem, ContentFileProblem, StoreProblem].some(
    (kind) => error instanceof kind,
  );
}
