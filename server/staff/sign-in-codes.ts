import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import { codeHash, newCode, newSalt, sameHash } from "./secrets.ts";
import { type Person, staffOf } from "./staff.ts";

const minute = 60_000;
const hour = 60 * minute;
const validFor = 10 * minute;
const maxWrongTries = 5;
/** More than sign-in-limits.ts allows from all networks together, so that strangers cannot use up a colleague's codes. */
const maxPerHour = 100;

/** One-time codes of eight digits, sent by mail. A new code ends the previous one. */
export function signInCodesOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();

  return {
    create: ({ id: staff_id }: Pick<Person, "id">): Promise<string | "too many"> =>
      exclusively(database, "staff", async (db) => {
        const at = now().toISOString();
        await db.deleteFrom("sign_in_codes").where("created_at", "<", before(hour)).execute();
        const recent = await db
          .selectFrom("sign_in_codes")
          .select("id")
          .where("staff_id", "=", staff_id)
          .execute();
        if (recent.length >= maxPerHour) return "too many";
        await db
          .updateTable("sign_in_codes")
          .set({ ended_at: at })
          .where("staff_id", "=", staff_id)
          .where("ended_at", "is", null)
          .execute();
        const [code, salt] = [newCode(), newSalt()];
        const code_hash = codeHash(code, salt);
        const row = { id: randomUUID(), staff_id, salt, code_hash, wrong_tries: 0, created_at: at };
        await db.insertInto("sign_in_codes").values(row).execute();
        return code;
      }),

    /** Returns the person that the code signs in, and uses it up. Too many wrong tries end it, too. */
    async use(email: string, code: string): Promise<Person | undefined> {
      const person = await staffOf(database, now).find(email);
      return exclusively(database, "staff", async (db) => {
        const issued = await db
          .selectFrom("sign_in_codes")
          .select(["id", "salt", "code_hash", "wrong_tries"])
          // Runs the same query for an unknown address, to take as long.
          .where("staff_id", "=", person?.id ?? "")
          .where("ended_at", "is", null)
          .where("created_at", ">", before(validFor))
          .executeTakeFirst();
        const { id = "", salt = newSalt(), code_hash = "", wrong_tries = 0 } = issued ?? {};
        const isRight = sameHash(codeHash(code.replace(/\s/g, ""), salt), code_hash);
        const ended = isRight || wrong_tries >= maxWrongTries;
        await db
          .updateTable("sign_in_codes")
          .set({
            wrong_tries: isRight ? wrong_tries : wrong_tries + 1,
            ended_at: ended ? now().toISOString() : null,
          })
          .where("id", "=", id)
          .execute();
        return isRight ? person : undefined;
      });
    },
  };
}
