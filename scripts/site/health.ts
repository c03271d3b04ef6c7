import { setTimeout as pause } from "node:timers/promises";
import type { Layout } from "./layout.ts";
import { readSettings } from "./settings-file.ts";

/** In milliseconds. A first start creates the database. */
const startLimit = 180_000;

export function healthAddress(layout: Layout): string {
  const { HOST, PORT } = readSettings(layout);
  return `http://${HOST?.includes(":") ? `[${HOST}]` : (HOST ?? "127.0.0.1")}:${PORT ?? 3000}/health`;
}

export async function isHealthy(layout: Layout): Promise<boolean> {
  try {
    const answer = await fetch(healthAddress(layout), { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

export async function becomesHealthy(layout: Layout): Promise<boolean> {
  for (const end = Date.now() + startLimit; Date.now() < end; await pause(250)) {
    if (await isHealthy(layout)) return true;
  }
  return false;
}
