import { deskPath } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { type EditionSummary, readEdition, summaryColumns, summaryOf } from "../publishing/edition.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";
import { careSettingsOf } from "./care-settings.ts";
import type { Finding } from "./check-edition.ts";

export type FoundIn = Finding & { edition: EditionSummary };
/** `reviewed`: by whom and when, if ever. */
export type ToReview = { edition: EditionSummary; reviewed: { by: string; at: string } | undefined };

/** Records of a list. More are shown once these are done. */
const maxListed = 100;

const columns = summaryColumns.map((column) => `editions.${column}` as const);

export function careListsOf(database: SiteDatabase, now: () => Date) {
  const { db } = database;
  const { read: settings } = careSettingsOf(database, now);
  const isPublic = db
    .selectFrom("editions")
    .where("editions.public_revision", "is not", null)
    .where("editions.deleted_at", "is", null);

  /** The longest known first. */
  const findings = async (): Promise<FoundIn[]> => {
    const rows = await isPublic
      .innerJoin("care_checks", "care_checks.edition_id", "editions.id")
      .select([...columns, "care_checks.findings"])
      .where("care_checks.findings", "<>", "[]")
      .orderBy("editions.id")
      .limit(maxListed)
      .execute();
    return rows
      .flatMap(({ findings, ...row }) =>
        (JSON.parse(findings) as Finding[]).map((finding) => ({ ...finding, edition: summaryOf(row) })),
      )
      .toSorted((one, other) => (one.since < other.since ? -1 : 1));
  };

  /** Originals that nobody changed or reviewed for the set time. Samples are dealt with elsewhere. */
  const toReview = async (): Promise<ToReview[]> => {
    const longAgo = monthsBefore(now(), (await settings()).reviewMonths);
    const rows = await isPublic
      .leftJoin("care_reviews", "care_reviews.edition_id", "editions.id")
      .select([...columns, "care_reviews.at", "care_reviews.staff_name"])
      .where("editions.translation_of", "is", null)
      .where("editions.sample", "is", null)
      .where("editions.changed_at", "<", longAgo)
      .where(({ eb, or }) => or([eb("care_reviews.at", "is", null), eb("care_reviews.at", "<", longAgo)]))
      .orderBy("editions.changed_at")
      .orderBy("editions.id")
      .limit(maxListed)
      .execute();
    return rows.map(({ at, staff_name, ...row }) => ({
      edition: summaryOf(row),
      reviewed: at === null ? undefined : { by: staff_name ?? "", at },
    }));
  };

  return {
    findings,
    toReview,
    /** For Today: how many things need care, as far as they are listed. */
    count: async () => (await findings()).length + (await toReview()).length,
    /** Records that this person has read the public text and found it right. */
    review: (person: Actor, id: string): Promise<"done" | "not there"> =>
      db.transaction().execute(async (trx) => {
        const edition = await readEdition(trx, id);
        if (!edition || edition.publicRevision === null || edition.deletedAt !== null) return "not there";
        const row = { at: now().toISOString(), staff_id: person.id, staff_name: person.name };
        await trx
          .insertInto("care_reviews")
          .values({ edition_id: id, ...row })
          .onConflict((conflict) => conflict.column("edition_id").doUpdateSet(row))
          .execute();
        const subject = `${deskPath(edition.kind).slice(1)}/${edition.slug}`;
        await logStaffAct(trx, person, "reviewed", subject, now());
        return "done";
      }),
  };
}

function monthsBefore(at: Date, months: number): string {
  const earlier = new Date(at);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier.toISOString();
}
