import type { SiteDatabase } from "../database/connect.ts";
import { type Actor, logStaffAct } from "../staff/staff-log.ts";

export type CareSettings = { reviewMonths: number; asksLinks: boolean };

export const reviewMonths = { fewest: 1, most: 60, usual: 12 };

export function careSettingsOf({ db }: SiteDatabase, now: () => Date) {
  return {
    async read(): Promise<CareSettings> {
      const row = await db.selectFrom("care_settings").selectAll().executeTakeFirst();
      return { reviewMonths: row?.review_months ?? reviewMonths.usual, asksLinks: row?.asks_links === 1 };
    },
    change: (person: Actor, settings: CareSettings) =>
      db.transaction().execute(async (trx) => {
        const values = { review_months: settings.reviewMonths, asks_links: settings.asksLinks ? 1 : 0 };
        await trx
          .insertInto("care_settings")
          .values({ name: "care", ...values })
          .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
          .execute();
        await logStaffAct(trx, person, "changed the settings of care", "", now());
      }),
  };
}
