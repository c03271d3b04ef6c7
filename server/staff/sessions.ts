import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import type { StaffSessionRow } from "../database/schema.ts";
import { newToken, tokenHash } from "./secrets.ts";
import type { Person } from "./staff.ts";

const day = 24 * 60 * 60_000;
const maxIdle = 14 * day;
const maxAge = 90 * day;
/** How often `seen_at` is updated, to save a write on every request. */
const seenEvery = 60_000;
/** Dangerous actions require a sign-in within this time. */
const provedFor = 10 * 60_000;
/** One more ends the session that was used longest ago. */
const maxPerPerson = 20;

export type Session = Pick<StaffSessionRow, "id" | "device" | "created_at" | "seen_at"> & {
  person: Omit<Person, "created_at">;
  /** Whether the person signed in within the last ten minutes. */
  provedRecently: boolean;
};

/** Sessions of signed-in staff. The cookie has a random token; the database stores only its hash. */
export function sessionsOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();

  const alive = () =>
    db
      .selectFrom("staff_sessions")
      .where("seen_at", ">", before(maxIdle))
      .where("staff_sessions.created_at", ">", before(maxAge));

  return {
    /** Returns the token for the cookie. Every sign-in starts a new session, against session fixation. */
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
        .limit(maxPerPerson);
      await db
        .deleteFrom("staff_sessions")
        .where(({ eb, or, and }) =>
          or([
            and([eb("staff_id", "=", staff_id), eb("id", "not in", kept)]),
            eb("seen_at", "<=", before(maxIdle)),
            eb("created_at", "<=", before(maxAge)),
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
        .select(["staff_id", "name", "email", "role", "language", "time_zone"])
        .executeTakeFirst();
      if (!found) return undefined;
      const { staff_id, name, email, role, language, time_zone, proved_at, ...session } = found;
      if (session.seen_at < before(seenEvery))
        await db
          .updateTable("staff_sessions")
          .set({ seen_at: now().toISOString() })
          .where("id", "=", session.id)
          .execute();
      const person = { id: staff_id, name, email, role, language, time_zone };
      return { ...session, person, provedRecently: proved_at > before(provedFor) };
    },

    /** Last used first. */
    list: (staff_id: string) =>
      alive()
        .where("staff_id", "=", staff_id)
        .select(["id", "device", "created_at", "seen_at"])
        .orderBy("seen_at", "desc")
        .execute(),

    async end(staff_id: string, id: string): Promise<void> {
      await db.deleteFrom("staff_sessions").where("staff_id", "=", staff_id).where("id", "=", id).execute();
    },

    /** Returns the number of ended sessions. `except`: the session that asks for this. */
    async endAll(staff_id: string, except = ""): Promise<number> {
      const ended = db
        .deleteFrom("staff_sessions")
        .where("staff_id", "=", staff_id)
        .where("id", "!=", except);
      return Number((await ended.executeTakeFirstOrThrow()).numDeletedRows);
    },
  };
}
