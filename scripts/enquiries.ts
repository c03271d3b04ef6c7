/** `npm run enquiries`: the commands by which the staff deal with messages. */
import { messagesOf } from "../server/inbox/messages.ts";
import { openStore } from "../server/media/open-store.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { runCommandLine } from "./command-line.ts";
import { commands } from "./enquiries-commands.ts";

const help = `npm run enquiries                       messages that wait for an answer, oldest first
npm run enquiries -- list overdue       those past their time; or: new, answered, closed, spam, held, all
npm run enquiries -- show 7K3M-QX9D     one message in full
npm run enquiries -- answered 7K3M-QX9D     also: unanswered, spam, not-spam; several references at once
npm run enquiries -- release 7K3M-QX9D      mails a message that was held because too many came at once
npm run enquiries -- discard held --yes     erases all messages that are still held, for good
npm run enquiries -- export letters.csv     all messages; without a file name, to standard output
npm run enquiries -- erase name@example.org --yes     all messages of one person, for good
npm run enquiries -- erased list.txt        lists what was erased, naming nobody, before an older backup is restored
npm run enquiries -- erase-again list.txt   erases it again, after that
npm run enquiries -- resend             mails again what could not be mailed to the staff`;

await runCommandLine({
  help,
  commands,
  target: (database) => {
    const settings = readEnvironment(process.env);
    const log = createLog(settings.logLevel);
    return messagesOf({ database, log, store: openStore(settings, log) });
  },
});
