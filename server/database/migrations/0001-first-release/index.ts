import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { createContent } from "./create-content.ts";
import { createEditions } from "./create-editions.ts";
import { createEnquiries } from "./create-enquiries.ts";
import { createMail } from "./create-mail.ts";
import { createMedia } from "./create-media.ts";
import { createUpkeep } from "./create-operations.ts";
import { createSearch } from "./create-search.ts";
import { createStaff } from "./create-staff.ts";

/** In this order: tables that others refer to come first. */
const areas = [
  createSearch,
  createStaff,
  createEditions,
  createContent,
  createMedia,
  createEnquiries,
  createMail,
  createUpkeep,
];

/** Every table of the first release, in its final form. */
export const createFirstRelease: Migration = async (db, engine) => {
  for (const area of areas) for (const statement of area(engine)) await sql.raw(statement).execute(db);
};
