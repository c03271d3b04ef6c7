/** `npm run enquiries`: commands for the messages of visitors. */
import { messagesOf } from "../server/inbox/enquiries-commands.ts";
import { openStore } from "../server/media/open-store.ts";
import { subscriptionErasure } from "../server/newsletter/erase-person.ts";
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
npm run enquiries -- erase name@example.org --yes     permanently erases all messages, registrations and the subscription of one person
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
    const parts = { database, log, actor: { id: null, name: "npm run enquiries" } };
    const all = [messages, personErasure(parts), subscriptionErasure(parts)];
    const sumOf = async (count: (one: (typeof all)[number]) => Promise<number>) => {
      let sum = 0;
      for (const one of all) sum += await count(one);
      return sum;
    };
    return {
      ...messages,
      countOf: (email) => sumOf((one) => one.countOf(email)),
      erase: (email) => sumOf((one) => one.erase(email)),
      eraseListed: (hashes) => {
        const listed = [...hashes];
        return sumOf((one) => one.eraseListed(listed));
      },
    };
  },
});
