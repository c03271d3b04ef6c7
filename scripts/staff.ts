/** `npm run staff`: manages access to the desk, for sites without mail and for staff who cannot sign in. */
import { readEnvironment } from "../server/process/environment.ts";
import { firstAdministratorOf } from "../server/staff/first-administrator.ts";
import { sessionsOf } from "../server/staff/sessions.ts";
import { signInCodesOf } from "../server/staff/sign-in-codes.ts";
import { staffOf } from "../server/staff/staff.ts";
import { staffLogOf } from "../server/staff/staff-log.ts";
import { runCommandLine } from "./command-line.ts";
import { commands } from "./staff-commands.ts";

const help = `npm run staff                                   lists the people with access to the desk
npm run staff -- begin                          prints the link for the first administrator, while the desk has no staff
npm run staff -- add "Ada Bekele" ada@example.org publisher     adds a person (or: writer, administrator)
npm run staff -- code ada@example.org           prints a sign-in code, valid for ten minutes
npm run staff -- end-sessions ada@example.org   signs the person out everywhere
npm run staff -- remove ada@example.org         removes the person's access`;

await runCommandLine({
  help,
  commands,
  target: (database) => ({
    staff: staffOf(database),
    codes: signInCodesOf(database),
    sessions: sessionsOf(database),
    log: staffLogOf(database),
    firstAdministrator: firstAdministratorOf(database),
    siteUrl: readEnvironment(process.env).siteUrl,
  }),
});
