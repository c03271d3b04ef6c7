import { randomUUID } from "node:crypto";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { StaffInvitationRow } from "../database/schema.ts";
import { emailKey } from "../mail/email-key.ts";
import { newToken, tokenHash } from "./secrets.ts";
import { addPerson, type NewPerson, type Person } from "./staff.ts";
import { type Actor, logStaffAct } from "./staff-log.ts";

const validFor = 7 * 24 * 60 * 60_000;
const maxOpen = 100;

export type Invitation = Pick<
  StaffInvitationRow,
  "id" | "name" | "email" | "role" | "invited_by" | "created_at"
>;
const columns = ["id", "name", "email", "role", "invited_by", "created_at"] as const;

/** Links that make one person staff, once. Only their hashes are stored. */
export function invitationsOf(database: SiteDatabase, now: () => Date = () => new Date()) {
  const oldest = () => new Date(now().getTime() - validFor).toISOString();
  const open = (db = database.db) =>
    db.selectFrom("staff_invitations").select(columns).where("created_at", ">", oldest());

  return {
    list: (): Promise<Invitation[]> => open().orderBy("created_at").execute(),

    /** Returns the key for the link. Replaces an earlier invitation to the same e-mail address. */
    create: (
      by: Actor,
      { name, email, role }: NewPerson,
    ): Promise<{ key: string } | "already there" | "too many"> =>
      exclusively(database, "staff", async (db) => {
        const email_key = emailKey(email);
        const known = db.selectFrom("staff").select("id").where("email_key", "=", email_key);
        if (await known.executeTakeFirst()) return "already there";
        await db
          .deleteFrom("staff_invitations")
          .where(({ eb, or }) => or([eb("email_key", "=", email_key), eb("created_at", "<=", oldest())]))
          .execute();
        if ((await open(db).execute()).length >= maxOpen) return "too many";
        const key = newToken();
        await db
          .insertInto("staff_invitations")
          .values({
            ...{ id: randomUUID(), token_hash: tokenHash(key), name, email, email_key, role },
            ...{ invited_by: by.name, created_at: now().toISOString() },
          })
          .execute();
        await logStaffAct(db, by, `invited as ${role}`, `${name} <${email}>`, now());
        return { key };
      }),

    find: (key: string): Promise<Invitation | undefined> =>
      open().where("token_hash", "=", tokenHash(key)).executeTakeFirst(),

    /** Uses up the link, so that of two people at the same moment only one becomes staff. */
    accept: (key: string, person: Omit<NewPerson, "email" | "role">): Promise<Person | undefined> =>
      exclusively(database, "staff", async (db) => {
        const invitation = await db
          .deleteFrom("staff_invitations")
          .where("token_hash", "=", tokenHash(key))
          .where("created_at", ">", oldest())
          .returning(["email", "role", "invited_by"])
          .executeTakeFirst();
        if (!invitation) return undefined;
        const { email, role, invited_by } = invitation;
        const by = { id: null, name: `an invitation by ${invited_by}` };
        const added = await addPerson(db, by, { ...person, email, role }, now());
        return added === "already there" ? undefined : added;
      }),

    withdraw: (by: Actor, id: string): Promise<"done" | "not there"> =>
      exclusively(database, "staff", async (db) => {
        const withdrawn = await db
          .deleteFrom("staff_invitations")
          .where("id", "=", id)
          .returning(["name", "email"])
          .executeTakeFirst();
        if (!withdrawn) return "not there";
        await logStaffAct(
          db,
          by,
          "withdrew the invitation of",
          `${withdrawn.name} <${withdrawn.email}>`,
          now(),
        );
        return "done";
      }),
  };
}
