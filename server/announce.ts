import { announcement } from "./announcement.ts";
import { developmentStaff } from "./development-staff.ts";
import { development } from "./process/development.ts";
import type { RunningServer } from "./start.ts";

/** Prints where the site is and, if the desk has no staff, how to begin. `port` is the one that visitors reach. */
export async function announce({ settings, desk, log }: RunningServer, port: number): Promise<void> {
  const samples = development ? await developmentStaff(desk, `http://localhost:${port}`) : "";
  const { newKey, isOpen } = desk.firstAdministrator;
  const options = { siteUrl: settings.siteUrl, port, isTerminal: process.stdout.isTTY === true };
  const text = await announcement({ ...options, newKey, isOpen }).catch((error) => {
    log.error("Could not create the link for the first administrator", { error });
    return announcement({ ...options, newKey: async () => undefined, isOpen: async () => false });
  });
  // Not to the log, which may be stored for years.
  process.stdout.write(text + samples);
}
