/** Registers people for an event until it is killed: `register.ts <database> <first> <step> <people>`. */
import { connectDatabase } from "../../server/database/connect.ts";
import { createLog } from "../../server/process/log.ts";
import { registrationsOf } from "../../server/registrations/registrations.ts";
import { entryOf } from "../registrations.ts";

const [url = "", first = "0", step = "1", people = "0"] = process.argv.slice(2);
const registrations = registrationsOf({
  database: connectDatabase(url),
  settings: { registrationsKeptDays: 90, siteUrl: "https://example.org", mailFrom: undefined },
  ...{ log: createLog("silent"), version: async () => 0, wake: () => {} },
});

process.stdout.write("ready\n");
await new Promise((resolve) => process.stdin.once("data", resolve));

/** Everyone at once, each from an own form, which is sent again until it is answered. */
async function register(person: number): Promise<void> {
  for (;;)
    try {
      const registered = await registrations.register("clinic", entryOf(`Person${person}`), {
        formId: `form-${person}`,
      });
      process.stdout.write(`${person} ${"state" in registered ? registered.state : registered.outcome}\n`);
      return;
    } catch {
      // Too busy: again, as the form in the browser would.
    }
}

const mine = Array.from({ length: Number(people) }, (_, index) => index).filter(
  (person) => person % Number(step) === Number(first),
);
await Promise.all(mine.map(register));
process.exit();
