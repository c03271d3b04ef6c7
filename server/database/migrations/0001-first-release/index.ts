import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { createContent } from "./create-content.ts";
import { createEditions } from "./create-editions.ts";
import { createEnquiries } from "./create-enquiries.ts";
import { createMail } from "./create-mail.ts";
import { createMedia } from "./create-media.ts";
import { createOperations } from "./create-operations.ts";
import { createSearch } from "./create-search.ts";
import { createStaff } from "./create-staff.ts";

/** A table comes before those that refer to it. */
const areas = [
  createSearch,
  createStaff,
  createEditions,
  createContent,
  createMedia,
  createEnquiries,
  createMail,
  createOperations,
];

/** Creates every table of the first release. */
export const createFirstRelease: Migration = async (db, engine) => {
  for (const area of areas) for (const statement of area(engine)) await sql.raw(statement).execute(db);
};
