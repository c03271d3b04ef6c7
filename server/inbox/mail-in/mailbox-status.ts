import type { SiteDatabase } from "../../database/connect.ts";
import type { MailboxRow } from "../../database/schema.ts";

/** How far a mailbox was read. Only saves time: accepted-mails.ts is what keeps a mail from being accepted twice. */
export type Position = { uidValidity: string; lastUid: number };

/** The state of a mailbox, shared by every process that reads it and shown at the desk. */
export function mailboxStatus({ db }: SiteDatabase, name: string) {
  const write = async (values: Partial<Omit<MailboxRow, "name">>) => {
    await db
      .insertInto("mailboxes")
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
      .execute();
  };
  const read = () => db.selectFrom("mailboxes").selectAll().where("name", "=", name).executeTakeFirst();

  return {
    async position(): Promise<Position | undefined> {
      const row = await read();
      if (!row || row.uid_validity === null || row.last_uid === null) return undefined;
      return { uidValidity: row.uid_validity, lastUid: Number(row.last_uid) };
    },
    /** Never moves back: another process may have read further. */
    async readTo({ uidValidity, lastUid }: Position): Promise<void> {
      const known = await read();
      if (known?.uid_validity === uidValidity && Number(known.last_uid) >= lastUid) return;
      await write({ uid_validity: uidValidity, last_uid: lastUid });
    },
    checked: (at: Date) => write({ looked_at: at.toISOString(), problem: null, problem_since: null }),
    async failed(problem: string, at: Date): Promise<void> {
      const since = (await read())?.problem_since ?? at.toISOString();
      await write({ problem, problem_since: since });
    },
    lookedAt: async () => (await read())?.looked_at ?? null,
    async problem(): Promise<MailboxProblem | undefined> {
      const row = await read();
      if (!row?.problem || !row.problem_since) return undefined;
      return { problem: row.problem, since: row.problem_since, lookedAt: row.looked_at };
    },
  };
}

export type MailboxStatus = ReturnType<typeof mailboxStatus>;
export type MailboxProblem = { problem: string; since: string; lookedAt: string | null };
