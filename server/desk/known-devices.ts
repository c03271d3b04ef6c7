import type { SiteDatabase } from "../database/connect.ts";
import { networksOf } from "../enquiries/rate-limits/networks.ts";
import { tokenHash } from "./secrets.ts";

const mostPerPerson = 50;

/** From where somebody has signed in before: browser and network together, as a hash. */
export function knownDevicesOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  return {
    /** Remembers it; true if it was not known. */
    async isNew(staff_id: string, device: string, address: string): Promise<boolean> {
      // The widest: phones get another address of their provider's every day.
      const network = networksOf(address).at(-1)?.name ?? "";
      const device_hash = tokenHash(`${staff_id} ${device} ${network}`);
      const seen_at = now().toISOString();
      const { numUpdatedRows } = await db
        .updateTable("staff_devices")
        .set({ seen_at })
        .where("staff_id", "=", staff_id)
        .where("device_hash", "=", device_hash)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) return false;
      await db
        .insertInto("staff_devices")
        .values({ staff_id, device_hash, seen_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const own = db.selectFrom("staff_devices").select("device_hash").where("staff_id", "=", staff_id);
      await db
        .deleteFrom("staff_devices")
        .where("staff_id", "=", staff_id)
        .where(
          "device_hash",
          "not in",
          own.orderBy("seen_at", "desc").orderBy("device_hash").limit(mostPerPerson),
        )
        .execute();
      return true;
    },
  };
}
