import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { newToken, tokenHash } from "./secrets.ts";
import { addPerson, type NewPerson, type Person } from "./staff.ts";

const validFor = 60 * 60_000;
/** So that a process that keeps restarting does not fill the table. */
const maxStored = 20;

/** How the first administrator joins: by a link that the site prints when it starts, or `npm run staff -- begin`. */
export function firstAdministratorOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  const { db } = database;

  const isValid = async (key: string, inside = db): Promise<boolean> => {
    const someone = await inside.selectFrom("staff").select("id").limit(1).executeTakeFirst();
    const found = await inside
      .selectFrom("first_administrator_keys")
      .select("token_hash")
      .where("token_hash", "=", tokenHash(key))
      .where("created_at", ">", new Date(now().getTime() - validFor).toISOString())
      .executeTakeFirst();
    return !someone && found !== undefined;
  };

  return {
    /** Whether the desk has no staff yet. */
    isOpen: async (): Promise<boolean> =>
      !(await db.selectFrom("staff").select("id").limit(1).executeTakeFirst()),

    /** Undefined once the desk has staff. The keys of other processes stay valid. */
    newKey: (): Promise<string | undefined> =>
      exclusively(database, "staff", async (db) => {
        const keys = db.selectFrom("first_administrator_keys").select("token_hash");
        if (await db.selectFrom("staff").select("id").limit(1).executeTakeFirst()) {
          await db.deleteFrom("first_administrator_keys").execute();
          return undefined;
        }
        const key = newToken();
        const row = { token_hash: tokenHash(key), created_at: now().toISOString() };
        await db.insertInto("first_administrator_keys").values(row).execute();
        const kept = keys.orderBy("created_at", "desc").orderBy("token_hash").limit(maxStored);
        await db.deleteFrom("first_administrator_keys").where("token_hash", "not in", kept).execute();
        return key;
      }),

    isValid: (key: string): Promise<boolean> => isValid(key),

    /** Uses up all keys, so that of two people at the same moment only one becomes administrator. */
    begin: (key: string, person: Omit<NewPerson, "role">): Promise<Person | undefined> =>
      exclusively(database, "staff", async (db) => {
        if (!(await isValid(key, db))) return undefined;
        await db.deleteFrom("first_administrator_keys").execute();
        const by = { id: null, name: "the link that the site printed" };
        const added = await addPerson(db, by, { ...person, role: "administrator" }, now());
        return added === "already there" ? undefined : added;
      }),
  };
}
