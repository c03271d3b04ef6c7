import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import { firstAdministratorOf } from "./first-administrator.ts";
import { invitationsOf } from "./invitations.ts";
import { mailsOf } from "./mails.ts";
import { passkeysOf } from "./passkeys.ts";
import { sessionsOf } from "./sessions.ts";
import { signInOf } from "./sign-in.ts";
import { signInCodesOf } from "./sign-in-codes.ts";
import { staffOf } from "./staff.ts";
import { staffLogOf } from "./staff-log.ts";

export type Desk = ReturnType<typeof deskOf>;
type Parts = { database: SiteDatabase; settings: Settings; log: Log };

/** Everything that the pages of the desk ask of the server: `desk.staff.list()`. */
export function deskOf({ database, settings, log }: Parts) {
  const mails = mailsOf({ database, settings, log });
  return {
    staff: staffOf(database),
    sessions: sessionsOf(database),
    codes: signInCodesOf(database),
    signIn: signInOf({ database, mails, log }),
    passkeys: passkeysOf(database),
    firstAdministrator: firstAdministratorOf(database),
    invitations: invitationsOf(database),
    mails,
    log: staffLogOf(database),
    stop: mails.stop,
  };
}
