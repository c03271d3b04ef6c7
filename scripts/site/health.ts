import { setTimeout as pause } from "node:timers/promises";
import type { Layout } from "./layout.ts";
import { readSettings } from "./settings-file.ts";
import { ask } from "./system.ts";
import { socketUnit } from "./units.ts";

/** In milliseconds. A first start creates the database. */
const startLimit = 180_000;

/** Where systemd's socket listens; without one, the settings decide. */
export function healthAddress(layout: Layout): string {
  const socket = ask("systemctl", ["show", socketUnit, "--property=Listen"]);
  const [, listening] = /^Listen=(\S+:\d+) \(Stream\)/m.exec(socket.text) ?? [];
  const { HOST = "127.0.0.1", PORT = 3000 } = readSettings(layout);
  return `http://${listening ?? `${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`}/health`;
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
  for (const end = performance.now() + startLimit; performance.now() < end; await pause(250)) {
    if (await isHealthy(layout)) return true;
  }
  return false;
}
