import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { createContent } from "./content.ts";
import { createEditions } from "./editions.ts";
import { createEnquiries } from "./enquiries.ts";
import { createMail } from "./mail.ts";
import { createMedia } from "./media.ts";
import { createSearch } from "./search.ts";
import { createStaff } from "./staff.ts";
import { createUpkeep } from "./upkeep.ts";

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
