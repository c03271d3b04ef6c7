import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { newToken, tokenHash } from "./secrets.ts";
import { addPerson, type NewPerson, type Person } from "./staff.ts";

const goodFor = 60 * 60_000;
/** A process that is started over and over does not fill the table. */
const mostStored = 20;

/** The way in while the desk has no staff: a link for the person who starts the site, or runs `npm run staff -- begin`. */
export function firstAdministratorOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  const { db } = database;

  const isGood = async (key: string, inside = db): Promise<boolean> => {
    const someone = await inside.selectFrom("staff").select("id").limit(1).executeTakeFirst();
    const found = await inside
      .selectFrom("first_administrator_keys")
      .select("token_hash")
      .where("token_hash", "=", tokenHash(key))
      .where("created_at", ">", new Date(now().getTime() - goodFor).toISOString())
      .executeTakeFirst();
    return !someone && found !== undefined;
  };

  return {
    /** Whether the desk has no staff yet. */
    isOpen: async (): Promise<boolean> =>
      !(await db.selectFrom("staff").select("id").limit(1).executeTakeFirst()),

    /** A new key, as long as there is no staff. Those of other processes stay good. */
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
        const kept = keys.orderBy("created_at", "desc").orderBy("token_hash").limit(mostStored);
        await db.deleteFrom("first_administrator_keys").where("token_hash", "not in", kept).execute();
        return key;
      }),

    isGood: (key: string): Promise<boolean> => isGood(key),

    /** Uses the key up, and every other one. Of two who do so at the same moment, one becomes administrator. */
    begin: (key: string, { name, email }: Omit<NewPerson, "role">): Promise<Person | undefined> =>
      exclusively(database, "staff", async (db) => {
        if (!(await isGood(key, db))) return undefined;
        await db.deleteFrom("first_administrator_keys").execute();
        const by = { id: null, name: "the link that the site printed" };
        const person = await addPerson(db, by, { name, email, role: "administrator" }, now());
        return person === "already there" ? undefined : person;
      }),
  };
}
