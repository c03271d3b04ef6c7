/** The registrations for an event: each e-mail address once, without spam. */
import type { SiteDatabase } from "../database/connect.ts";
import type { ContactMessageRow } from "../database/schema.ts";

const columns = [
  "id",
  "name",
  "email",
  "email_key",
  "subject",
  "message",
  "created_at",
  "written_in",
] as const;
export type Registration = Pick<ContactMessageRow, (typeof columns)[number]>;

const batchSize = 500;

export function registrationsOf({ db }: SiteDatabase) {
  /** The event may have had another address when people registered. */
  const addressesOf = async (event: string): Promise<string[]> => {
    const earlier = await db
      .selectFrom("redirects")
      .select("old_slug")
      .where("kind", "=", "events")
      .where("new_slug", "=", event)
      .execute();
    return [...new Set([event, ...earlier.map(({ old_slug }) => old_slug)])];
  };

  const registrations = async (event: string) =>
    db
      .selectFrom("contact_messages")
      .where("about", "in", await addressesOf(event))
      .where("kind", "=", "registration")
      .where("state", "<>", "spam");

  return {
    async count(event: string): Promise<number> {
      const { count } = await (await registrations(event))
        .select(({ fn }) => fn.count<number>("email_key").distinct().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** In the order of arrival. If a person registered twice, only the first. */
    async *all(event: string): AsyncGenerator<Registration> {
      const seen = new Set<string>();
      const query = (await registrations(event)).select(columns).orderBy("created_at").orderBy("id");
      for (let last: Registration | undefined, rows: Registration[] = []; ; ) {
        rows = await query
          .$if(last !== undefined, (all) =>
            all.where(({ eb, or, and }) =>
              or([
                eb("created_at", ">", last?.created_at ?? ""),
                and([eb("created_at", "=", last?.created_at ?? ""), eb("id", ">", last?.id ?? "")]),
              ]),
            ),
          )
          .limit(batchSize)
          .execute();
        for (const row of rows) if (!seen.has(row.email_key)) yield seen.add(row.email_key) && row;
        last = rows.at(-1);
        if (rows.length < batchSize) return;
      }
    },
  };
}
