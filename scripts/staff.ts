/** `npm run staff`: the people of the desk, for machines without mail and for whoever cannot sign in any more. */

import { readEnvironment } from "../server/process/environment.ts";
import { firstAdministratorOf } from "../server/staff/first-administrator.ts";
import { sessionsOf } from "../server/staff/sessions.ts";
import { signInCodesOf } from "../server/staff/sign-in-codes.ts";
import { staffOf } from "../server/staff/staff.ts";
import { staffLogOf } from "../server/staff/staff-log.ts";
import { runCommandLine } from "./command-line.ts";
import { commands } from "./staff-commands.ts";

const help = `npm run staff                                   who has access to the desk
npm run staff -- begin                          the link of the first administrator, while nobody has access
npm run staff -- add "Ada Bekele" ada@example.org publisher     or: writer, administrator
npm run staff -- code ada@example.org           a code to sign in with, good for ten minutes
npm run staff -- end-sessions ada@example.org   signs somebody out everywhere
npm run staff -- remove ada@example.org         takes somebody's access away`;

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
