import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../server/process/log.ts";

/** In milliseconds. */
const timeout = 10_000;
const maxAttempts = 3;

/** Tells a service elsewhere that a backup was made. The service warns people if this stops. */
export async function ping(url: string, log: Log, pauseBetween = 5_000): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    const problem = await request(url);
    if (!problem) return;
    if (attempts === maxAttempts) {
      // Without the address: it is as secret as a password.
      log.warn("The backup is good, but BACKUP_PING_URL could not be requested", { problem });
      return;
    }
    await pause(pauseBetween);
  }
}

async function request(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.ok ? undefined : `It answered ${response.status}.`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    return cause?.code ?? message;
  }
}
