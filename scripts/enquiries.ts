/** `npm run enquiries`: commands for the messages of visitors. */
import { messagesOf } from "../server/inbox/enquiries-commands.ts";
import { openStore } from "../server/media/open-store.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { personErasure } from "../server/registrations/erase-person.ts";
import { runCommandLine } from "./command-line.ts";
import { commands } from "./enquiries-commands.ts";

const help = `npm run enquiries                       lists unanswered messages, oldest first
npm run enquiries -- list overdue       lists overdue messages (or: new, answered, closed, spam, held, all)
npm run enquiries -- show 7K3M-QX9D     shows one message in full
npm run enquiries -- answered 7K3M-QX9D     marks messages (or: unanswered, spam, not-spam); accepts several references
npm run enquiries -- release 7K3M-QX9D      mails a message that was held because too many arrived at once
npm run enquiries -- discard held --yes     permanently erases all held messages
npm run enquiries -- export letters.csv     exports all messages; without a file name, to standard output
npm run enquiries -- erase name@example.org --yes     permanently erases all messages and registrations of one person
npm run enquiries -- erased list.txt        before you restore an older backup: writes a list of the erased messages, without names
npm run enquiries -- erase-again list.txt   after the restore: erases the listed messages again
npm run enquiries -- resend             mails the messages again whose mail to the staff failed`;

await runCommandLine({
  help,
  commands,
  target: (database) => {
    const settings = readEnvironment(process.env);
    const log = createLog(settings.logLevel);
    const messages = messagesOf({ database, log, store: openStore(settings, log) });
    const registrations = personErasure({ database, log, actor: { id: null, name: "npm run enquiries" } });
    return {
      ...messages,
      countOf: async (email) => (await messages.countOf(email)) + (await registrations.countOf(email)),
      erase: async (email) => (await messages.erase(email)) + (await registrations.erase(email)),
      eraseListed: async (hashes) => {
        const listed = [...hashes];
        return (await messages.eraseListed(listed)) + (await registrations.eraseListed(listed));
      },
    };
  },
});
