/** Replaces the release that serves. If the next one does not serve, the current one does again, with its own units. */
import { basename } from "node:path";
import { becomesHealthy, isHealthy } from "./health.ts";
import { backupServiceName, type Layout, serviceName } from "./layout.ts";
import { switchTo } from "./releases.ts";
import { readStatus, reload } from "./reload.ts";
import { hasSystemd, isActive, SiteProblem, say } from "./system.ts";
import { systemctl } from "./systemctl.ts";
import { installUnits, restoreUnits, startUnits, unitFiles } from "./units.ts";

export async function replace(layout: Layout, current: string, next: string): Promise<void> {
  const units = unitFiles(layout, next);
  switchTo(layout, next);
  try {
    await serve(layout, next, current);
  } catch (error) {
    const [failed, kept] = [basename(next), basename(current)];
    const { message } = error as Error;
    switchTo(layout, current);
    try {
      await serveAgain(layout, current, restoreUnits(units));
    } catch (second) {
      throw new SiteProblem(
        `${failed} did not start: ${message}\n${kept} does not start either: ${(second as Error).message}`,
      );
    }
    throw new SiteProblem(`${failed} did not start, so ${kept} runs on. ${message}`);
  }
}

async function serve(layout: Layout, next: string, current: string): Promise<void> {
  if (!hasSystemd(layout)) {
    installUnits(layout, next, current);
    say("systemd does not run here, so the new release starts with the site.");
    return;
  }
  // A service without a supervisor, or a stopped one, can only be started again.
  const canReload = readStatus(layout) && isActive(serviceName);
  // Before the units: if the workers fail, visitors notice nothing.
  if (canReload) await reload(layout, basename(next));
  const changed = installUnits(layout, next, current);
  await systemctl("daemon-reload");
  // Units that changed with the release need a restart. With a socket, connections wait for it.
  if (!canReload || changed.some((name) => name.startsWith(`${serviceName}.`)))
    await startUnits(layout, changed, "restart");
  await mustAnswer(layout);
  await systemctl("try-restart", backupServiceName).catch(({ message }: Error) => say(message));
}

async function serveAgain(layout: Layout, current: string, restored: string[]): Promise<void> {
  if (!hasSystemd(layout)) return;
  await systemctl("daemon-reload");
  // A supervisor whose reload failed has kept its workers.
  if (readStatus(layout)?.release === basename(current) && (await isHealthy(layout))) return;
  await startUnits(layout, restored, "restart");
  await mustAnswer(layout);
}

async function mustAnswer(layout: Layout): Promise<void> {
  if (await becomesHealthy(layout)) return;
  throw new SiteProblem(`The site does not answer. The reason: journalctl -u ${serviceName} -n 20 -o cat`);
}
