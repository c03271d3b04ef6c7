/** `npm run staff`: the people of the desk, for machines without mail and for whoever cannot sign in any more. */
import { firstAdministratorOf } from "../server/desk/first-administrator.ts";
import { sessionsOf } from "../server/desk/sessions.ts";
import { signInCodesOf } from "../server/desk/sign-in-codes.ts";
import { staffOf } from "../server/desk/staff.ts";
import { staffLogOf } from "../server/desk/staff-log.ts";
import { readEnvironment } from "../server/environment.ts";
import { runCommandLine } from "./command-line.ts";
import { commands } from "./staff/commands.ts";

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
