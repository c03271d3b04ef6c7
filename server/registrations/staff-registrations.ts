/** What staff do with the registrations of an event at the desk. `eventId` is the edition in the original language. */
import type { SiteDatabase } from "../database/connect.ts";
import type { Log } from "../process/log.ts";
import { attendanceOf } from "./attendance.ts";
import { lettersOf } from "./letters.ts";
import { registrantsOf } from "./registrants.ts";
import { staffActsOf } from "./staff-acts.ts";
import { staffFormOf } from "./staff-form.ts";

type Parts = { database: SiteDatabase; log: Log; now: () => Date; wake: () => void };

export const staffRegistrationsOf = (parts: Parts) => ({
  ...staffFormOf(parts),
  ...registrantsOf(parts.database),
  ...staffActsOf(parts),
  ...attendanceOf(parts),
  ...lettersOf(parts),
});
