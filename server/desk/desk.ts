import type { SiteDatabase } from "../database/connect.ts";
import { editionsOf } from "./editions/editions.ts";
import { sessionsOf } from "./sessions.ts";
import { signInCodesOf } from "./sign-in-codes.ts";
import { staffOf } from "./staff.ts";

export type Desk = ReturnType<typeof deskOf>;

/** Everything that the pages of the desk ask of the server: `desk.staff.list()`. */
export function deskOf({ database }: { database: SiteDatabase }) {
  return {
    staff: staffOf(database),
    sessions: sessionsOf(database),
    editions: editionsOf({ database }),
    codes: signInCodesOf(database),
  };
}
