/** `npm run enquiries`: the commands by which the staff deal with messages. */
import { connectDatabase } from "../server/database/connect.ts";
import { prepareDatabase } from "../server/database/prepare.ts";
import { messagesOf } from "../server/enquiries/messages.ts";
import { ConfigurationError, readEnvironment } from "../server/environment.ts";
import { commands, exitCodes } from "./enquiries/commands.ts";

const help = `npm run enquiries                       messages that wait for an answer, oldest first
npm run enquiries -- list overdue       those past 24 hours; or: new, answered, spam, held, all
npm run enquiries -- show 7K3M-QX9D     one message in full
npm run enquiries -- answered 7K3M-QX9D     also: unanswered, spam, not-spam; several references at once
npm run enquiries -- release 7K3M-QX9D      mails a message that was held because too many came at once
npm run enquiries -- discard held --yes     erases all messages that are still held, for good
npm run enquiries -- export letters.csv     all messages; without a file name, to standard output
npm run enquiries -- erase name@example.org --yes     all messages of one person, for good
npm run enquiries -- resend             mails again what could not be mailed to the staff

The database is the one that DATABASE_URL names, as for the site itself.
Exit codes: 0 done, 1 failed, 2 not understood, 3 nothing found.`;

process.exitCode = await run(process.argv.slice(2));

async function run([name = "list", ...words]: string[]): Promise<number> {
  if (["--help", "-h", "help"].includes(name)) {
    console.log(help);
    return exitCodes.done;
  }
  try {
    const database = connectDatabase(readEnvironment(process.env).databaseUrl);
    try {
      await prepareDatabase(database, { sampleContent: false });
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      const outcome = await command?.(messagesOf(database), words, process.stdout.columns ?? 80);
      if (outcome) (outcome.code === exitCodes.done ? console.log : console.error)(outcome.text);
      else console.error(help);
      return outcome?.code ?? exitCodes.notUnderstood;
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    return exitCodes.failed;
  }
}
