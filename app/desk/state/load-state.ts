import type { DeskArgs } from "../rendering/desk-route.ts";
import { problemsOf, readState } from "./state-problems.ts";

/** Everything that "State of the site" shows. */
export async function loadState({ desk, site }: DeskArgs) {
  const state = await readState({ desk });
  const { alertEmail, alertWebhook, smtpUrl } = site.settings;
  return {
    state,
    upgrade: await site.upgradeProgress(),
    problems: problemsOf(state),
    process: {
      release: desk.release,
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      memory: process.memoryUsage.rss(),
    },
    alerts: { email: alertEmail, byMail: smtpUrl !== undefined, byWebhook: alertWebhook !== undefined },
  };
}

export type Loaded = Awaited<ReturnType<typeof loadState>>;
