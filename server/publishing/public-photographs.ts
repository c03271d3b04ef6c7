import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** How many uploaded pictures public records use, except logos of partners. */
export async function publicPhotographs(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("media_uses")
    .innerJoin("media", "media.id", "media_uses.media_id")
    .innerJoin("editions", "editions.id", "media_uses.edition_id")
    .where("media.kind", "=", "picture")
    .where("editions.kind", "!=", "partners")
    .where("editions.public_revision", "is not", null)
    .select(({ fn }) => fn.count("media.id").distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
