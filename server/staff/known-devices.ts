import type { SiteDatabase } from "../database/connect.ts";
import { networksOf } from "../limits/networks.ts";
import { tokenHash } from "./secrets.ts";

/** Devices and networks together. */
const mostPerPerson = 100;

/** From where a person has signed in before: a network, and a browser there, each as a hash. */
export function knownDevicesOf({ db }: SiteDatabase, now: () => Date = () => new Date()) {
  const isNoted = async (staff_id: string, device_hash: string) => {
    const noted = await db
      .selectFrom("staff_devices")
      .select("device_hash")
      .where("staff_id", "=", staff_id)
      .where("device_hash", "=", device_hash)
      .executeTakeFirst();
    return noted !== undefined;
  };

  return {
    /** Remembers it; true if it was not known. */
    async isNew(staff_id: string, device: string, address: string): Promise<boolean> {
      const hashes = hashesOf(staff_id, device, address);
      const wasKnown = await isNoted(staff_id, hashes.device);
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
          own.orderBy("seen_at", "desc").orderBy("device_hash").limit(mostPerPerson),
        )
        .execute();
      return !wasKnown;
    },

    /** Whether this person has signed in from this network. For an unknown person the same is asked. */
    isKnownNetwork: (staff_id: string | undefined, address: string): Promise<boolean> =>
      isNoted(staff_id ?? "", hashesOf(staff_id ?? "", "", address).network),
  };
}

function hashesOf(staff_id: string, device: string, address: string) {
  // The widest: phones get another address of their provider's every day.
  const network = networksOf(address).at(-1)?.name ?? "";
  return {
    device: tokenHash(`${staff_id} ${device} ${network}`),
    network: tokenHash(`${staff_id} network ${network}`),
  };
}
