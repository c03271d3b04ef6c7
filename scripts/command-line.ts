/** Runs the commands for operators, such as `npm run enquiries -- list`, on the site's database. */
import { BackupProblem } from "../server/backup/backup-problem.ts";
import { ContentFileProblem } from "../server/content-files/read-files.ts";
import { connectDatabase, type SiteDatabase } from "../server/database/connect.ts";
import { StoreProblem } from "../server/media/store.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { ConfigurationError, readEnvironment } from "../server/process/environment.ts";

export const exitCodes = { done: 0, failed: 1, notUnderstood: 2, nothingFound: 3 };

export type Outcome = { code: number; text: string };
/** Returns undefined if the arguments are invalid. */
export type Command<Target> = (target: Target, args: string[]) => Promise<Outcome> | undefined;

export const done = (text: string): Outcome => ({ code: exitCodes.done, text });
export const nothing = (text: string): Outcome => ({ code: exitCodes.nothingFound, text });

const commonHelp = `Uses the database in DATABASE_URL, as the site does.
Exit codes: 0 done, 1 failed, 2 not understood, 3 nothing found.`;

type Program<Target> = {
  help: string;
  commands: Record<string, Command<Target>>;
  /** Creates the object that the commands work on. */
  target: (database: SiteDatabase) => Target;
};

/** Runs the command that the arguments name; `list` by default. */
export function runCommandLine<Target>({ help, commands, target }: Program<Target>): Promise<void> {
  const [name = "list", ...args] = process.argv.slice(2);
  return runProgram(help, async () => {
    const database = connectDatabase(readEnvironment(process.env).databaseUrl);
    try {
      await prepareDatabase(database, { sampleContent: false });
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      return await command?.(target(database), args);
    } finally {
      await database.close();
    }
  });
}

/** Prints the outcome, or the help if it is requested or the arguments are invalid. */
export async function runProgram(help: string, work: () => Promise<Outcome | undefined>): Promise<void> {
  const allHelp = `${help}\n\n${commonHelp}`;
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

/** An error that the operator can fix is printed as a sentence; any other error is a bug, and printed with its stack. */
function isForPeople(error: unknown): error is Error {
  return [ConfigurationError, BackupProblem, ContentFileProblem, StoreProblem].some(
    (kind) => error instanceof kind,
  );
}

/** In milliseconds, between two updates of the progress line. */
const progressInterval = 200;

/** A progress line; only on a terminal. */
export function progress(stream: NodeJS.WriteStream = process.stderr) {
  let shown = 0;
  return {
    onProgress(sentence: string): void {
      if (!stream.isTTY || performance.now() - shown < progressInterval) return;
      shown = performance.now();
      stream.write(`\r\x1b[K${sentence} …`);
    },
    end: () => void (shown && stream.write("\r\x1b[K")),
  };
}
