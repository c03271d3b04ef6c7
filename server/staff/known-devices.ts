import type { SiteDatabase } from "../database/connect.ts";
import { networksOf } from "../limits/networks.ts";
import { tokenHash } from "./secrets.ts";

/** Devices and networks together. */
const maxPerPerson = 100;

/** The networks that a person has signed in from, and the browsers in each, stored as hashes. */
export function knownDevicesOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  const isStored = async (staff_id: string, device_hash: string) => {
    const stored = await db
      .selectFrom("staff_devices")
      .select("device_hash")
      .where("staff_id", "=", staff_id)
      .where("device_hash", "=", device_hash)
      .executeTakeFirst();
    return stored !== undefined;
  };

  return {
    /** Stores the device; true if it was not known. */
    async remember(staff_id: string, device: string, address: string): Promise<boolean> {
      const hashes = hashesOf(staff_id, device, address);
      const wasKnown = await isStored(staff_id, hashes.device);
      const seen_at = now().toISOString();
      await db
        .insertInto("staff_devices")
        .values([hashes.device, hashes.network].map((device_hash) => ({ staff_id, device_hash, seen_at })))
        .onConflict((conflict) => conflict.columns(["staff_id", "device_hash"]).doUpdateSet({ seen_at }))
        .execute();
      const own = db.selectFrom("staff_devices").select("device_hash").where("staff_id", "=", staff_id);
      await db
        .deleteFrom("staff_devices")
        .where("staff_id", "=", staff_id)
        .where(
          "device_hash",
          "not in",
          own.orderBy("seen_at", "desc").orderBy("device_hash").limit(maxPerPerson),
        )
        .execute();
      return !wasKnown;
    },

    /** Whether this person has signed in from this network. Runs the same query for an unknown person, to take as long. */
    isKnownNetwork: (staff_id: string | undefined, address: string): Promise<boolean> =>
      isStored(staff_id ?? "", hashesOf(staff_id ?? "", "", address).network),
  };
}

function hashesOf(staff_id: string, device: string, address: string) {
  // The widest, because phones get a new address from their provider every day.
  const network = networksOf(address).at(-1)?.name ?? "";
  return {
    device: tokenHash(`${staff_id} ${device} ${network}`),
    network: tokenHash(`${staff_id} network ${network}`),
  };
}
