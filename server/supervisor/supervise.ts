/** Keeps the port open and the workers running, replaces them on a reload, and stops them. */
import { setTimeout as delay } from "node:timers/promises";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { distributor } from "./distribute.ts";
import { type Generation, newGeneration } from "./generation.ts";
import { supervisorLimits } from "./limits.ts";
import { openListeners } from "./listeners.ts";
import { notifier, startWatchdog } from "./notify.ts";
import { findRelease, type Release } from "./release.ts";
import { type Reload, statusWriter } from "./status-file.ts";

type Parts = {
  settings: Pick<Settings, "host" | "port" | "siteUrl" | "workers" | "statusFile" | "releaseLink">;
  log: Log;
  environment?: NodeJS.ProcessEnv;
  limits?: typeof supervisorLimits;
};

export type Supervisor = Awaited<ReturnType<typeof supervise>>;

/**
 * Resolves when the port is open: from then on, connections wait for the workers that `start` starts. On systemd's sockets
 * they wait in the kernel, which keeps them if the start fails.
 */
export async function supervise({
  settings,
  log,
  environment = process.env,
  limits = supervisorLimits,
}: Parts) {
  const notify = notifier(environment, log);
  /** The workers that get new connections. */
  let serving: Generation | undefined;
  /** Those of a reload in progress. */
  let next: Generation | undefined;
  /** Those that finish their requests. */
  const retiring = new Set<Generation>();
  let lastReload: Reload | undefined;
  let stopped: Promise<void> | undefined;

  const connections = distributor(() => serving?.workers() ?? []);
  const listeners = await openListeners({
    ...{ settings, environment, maxWaiting: limits.maxWaiting, onConnection: connections.pass },
  });
  const writeStatus = statusWriter(settings.statusFile, log);
  const changed = () => {
    connections.passWaiting();
    const workers = [serving, next, ...retiring].flatMap((generation) => generation?.workers() ?? []);
    const port = listeners.port();
    return writeStatus({
      ...{ pid: process.pid, port, release: serving?.release.name ?? "", reload: lastReload },
      workers: workers.map(({ pid, release, state }) => ({ pid, release, state: state() })),
    });
  };
  const newWorkers = (release: Release) =>
    newGeneration({
      ...{ release, count: settings.workers, limits, log, returned: connections.pass, changed },
      // Each worker opens a port of its own for requests to itself. Visitors reach it through this process.
      environment: { HOST: "127.0.0.1", PORT: "0", SITE_URL: settings.siteUrl },
    });

  const retire = async (generation: Generation) => {
    retiring.add(generation);
    await generation.retire(limits.retire);
    retiring.delete(generation);
    await changed();
  };

  /** Workers of the release that the link names now are started first. If they fail, the old ones stay. */
  const replaceAll = async () => {
    const at = new Date().toISOString();
    let release = "";
    try {
      const found = await findRelease(settings.releaseLink);
      release = found.name;
      lastReload = { release, outcome: "running", at };
      // At most two generations finish their requests at the same time, because of the memory they take.
      for (const generation of retiring) void generation.retire(limits.drain);
      next = newWorkers(found);
      await changed();
      await next.start({ ready: limits.ready, mustBeHealthy: true });
      if (serving) void retire(serving);
      serving = next;
      lastReload = { release, outcome: "done", at };
      log.info("Reloaded", { release });
    } catch (error) {
      void next?.kill();
      lastReload = { release, outcome: "taken back", reason: (error as Error).message, at };
      log.error("The reload failed, so the previous workers stay", { release, error });
    } finally {
      next = undefined;
      await changed();
    }
  };

  const stop = async () => {
    notify("STOPPING=1");
    void next?.kill();
    const all = [...retiring, ...(serving ? [serving] : [])];
    const killLate = setTimeout(() => all.forEach((generation) => void generation.kill()), limits.stop);
    for (const generation of all) generation.unready();
    await delay(limits.notReadyFor);
    await listeners.close();
    await Promise.all(all.map((generation) => generation.retire(limits.drain)));
    clearTimeout(killLate);
  };

  let reloading: Promise<void> | undefined;
  let again = false;
  const reload = async () => {
    notify("RELOADING=1");
    while (again && !stopped) {
      again = false;
      await replaceAll();
    }
    notify("READY=1");
    reloading = undefined;
  };

  return {
    /** 0 if systemd opens it. */
    port: listeners.port(),
    /** Resolves when all workers are ready. Rejects if the site cannot start. */
    async start(): Promise<void> {
      serving = newWorkers(await findRelease(settings.releaseLink));
      reloading = serving.start({
        ...{ ready: Number.POSITIVE_INFINITY, mustBeHealthy: false },
        async onFirst(worker) {
          if (stopped) return;
          await listeners.adopt();
          // Scripts of the operator may read the status as soon as the site says that it is ready.
          await changed();
          worker.announce(listeners.port());
          notify("READY=1");
          // Not only when all are ready: another worker may have to wait long for a lock of the database.
          startWatchdog(environment, notify, () =>
            (serving?.workers() ?? []).every((worker) => worker.silence() < limits.silent * 2),
          );
        },
      });
      await reloading;
      reloading = undefined;
      await changed();
      if (again) reloading = reload();
    },
    /** One at a time: a request during a reload starts another one after it. */
    reload(): Promise<void> {
      again = true;
      reloading ??= reload();
      return reloading;
    },
    /** In at most ten seconds. */
    stop(): Promise<void> {
      stopped ??= stop();
      return stopped;
    },
  };
}
