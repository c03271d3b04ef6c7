import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import type { StaffRow, StaffSessionRow } from "../database/schema.ts";
import { newToken, tokenHash } from "./secrets.ts";

const day = 24 * 60 * 60_000;
/** Since it was last used, and since it began. */
const idleFor = 14 * day;
const lastsFor = 90 * day;
/** How often a session in use is noted as such: not at every request, which would write each time. */
const notedEvery = 60_000;
/** Dangerous acts want somebody who showed who they are within this time. */
const provedFor = 10 * 60_000;
/** The oldest ends when one more begins. */
const mostPerPerson = 20;

export type Session = Pick<StaffSessionRow, "id" | "device" | "created_at" | "seen_at"> & {
  person: Pick<StaffRow, "id" | "name" | "email" | "role">;
  /** Whether its owner showed who they are a moment ago. */
  provedRecently: boolean;
};

/** Who is signed in, by a random word in a cookie of which only the hash is stored. */
export function sessionsOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();

  const alive = () =>
    db
      .selectFrom("staff_sessions")
      .where("seen_at", ">", before(idleFor))
      .where("staff_sessions.created_at", ">", before(lastsFor));

  return {
    /** Returns the word for the cookie. A sign-in always begins a new session, never continues one. */
    async begin(staff_id: string, device: string): Promise<string> {
      const token = newToken();
      const at = now().toISOString();
      await db
        .insertInto("staff_sessions")
        .values({
          ...{ id: randomUUID(), staff_id, token_hash: tokenHash(token), device },
          ...{ created_at: at, seen_at: at, proved_at: at },
        })
        .execute();
      const kept = db
        .selectFrom("staff_sessions")
        .select("id")
        .where("staff_id", "=", staff_id)
        .orderBy("seen_at", "desc")
        .orderBy("id")
        .limit(mostPerPerson);
      await db
        .deleteFrom("staff_sessions")
        .where(({ eb, or, and }) =>
          or([
            and([eb("staff_id", "=", staff_id), eb("id", "not in", kept)]),
            eb("seen_at", "<=", before(idleFor)),
            eb("created_at", "<=", before(lastsFor)),
          ]),
        )
        .execute();
      return token;
    },

    async find(token: string): Promise<Session | undefined> {
      const found = await alive()
        .innerJoin("staff", "staff.id", "staff_id")
        .where("token_hash", "=", tokenHash(token))
        .select(["staff_sessions.id", "device", "staff_sessions.created_at", "seen_at", "proved_at"])
        .select(["staff_id", "name", "email", "role"])
        .executeTakeFirst();
      if (!found) return undefined;
      const { staff_id, name, email, role, proved_at, ...session } = found;
      if (session.seen_at < before(notedEvery))
        await db
          .updateTable("staff_sessions")
          .set({ seen_at: now().toISOString() })
          .where("id", "=", session.id)
          .execute();
      const person = { id: staff_id, name, email, role };
      return { ...session, person, provedRecently: proved_at > before(provedFor) };
    },

    /** The one used last comes first. */
    list: (staff_id: string) =>
      alive()
        .where("staff_id", "=", staff_id)
        .select(["id", "device", "created_at", "seen_at"])
        .orderBy("seen_at", "desc")
        .execute(),

    async end(staff_id: string, id: string): Promise<void> {
      await db.deleteFrom("staff_sessions").where("staff_id", "=", staff_id).where("id", "=", id).execute();
    },

    /** Returns how many there were. The one to keep, if any, is where their owner asks for this. */
    async endAll(staff_id: string, kept = ""): Promise<number> {
      const ended = db.deleteFrom("staff_sessions").where("staff_id", "=", staff_id).where("id", "!=", kept);
      return Number((await ended.executeTakeFirstOrThrow()).numDeletedRows);
    },
  };
}
