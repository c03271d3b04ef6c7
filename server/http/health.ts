/** `/health`, for monitoring: is the process alive and ready? It is public, so it reveals nothing else. */
import type { Context } from "hono";
import { withDeadline } from "../limits/deadline.ts";
import type { Log } from "../process/log.ts";
import { healthDeadline, healthFreshFor } from "./request-limits.ts";

type Parts = {
  /** Rejects when the site cannot do its work. */
  check: () => Promise<unknown>;
  log: Log;
  deadline?: number;
  freshFor?: number;
};

export type Health = ReturnType<typeof healthOf>;

export function healthOf({ check, log, deadline = healthDeadline, freshFor = healthFreshFor }: Parts) {
  let stopping = false;
  let wasReady = true;
  /** Shared by all requests while the check runs, and for `freshFor` milliseconds afterwards. */
  let checked: Promise<boolean> | undefined;

  const runCheck = async (): Promise<boolean> => {
    let ready = true;
    try {
      await withDeadline("The check of the database", deadline, check);
      if (!wasReady) log.info("The site is ready again");
    } catch (error) {
      ready = false;
      if (wasReady) log.error("The site is not ready", { error });
    }
    wasReady = ready;
    setTimeout(() => {
      checked = undefined;
    }, freshFor).unref();
    return ready;
  };

  return {
    async answer(context: Context): Promise<Response> {
      checked ??= runCheck();
      const ready = !stopping && (await checked) && !stopping;
      context.header("cache-control", "no-store");
      return context.json({ live: true, ready }, ready ? 200 : 503);
    },
    /** Reports "not ready" from now on, so that load balancers send visitors elsewhere. */
    stop: () => {
      stopping = true;
    },
  };
}
