/** The work that an upgrade leaves to the running site: large indexes, search texts, and contract migrations. */
import { setTimeout as pause } from "node:timers/promises";
import type { SiteDatabase } from "../database/site-database.ts";
import { TooBusy } from "../limits/too-busy.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { buildIndexes } from "./build-indexes.ts";
import { applyContracts, dueContracts } from "./contract.ts";
import { isLockTimeout } from "./lock-waits.ts";
import { rebuildStep } from "./rebuild-pass.ts";
import { upgradeProgress } from "./upgrade-progress.ts";

type Parts = {
  database: SiteDatabase;
  settings: Pick<Settings, "databaseUrl" | "contractAfterDays">;
  log: Log;
};

/**
 * Rows per batch. On a busy machine a batch takes long because it waits, so it never gets smaller than the least. On SQLite
 * all writers wait for it; on PostgreSQL only staff who publish do.
 */
const rows = { first: 20, least: { sqlite: 10, postgres: 50 }, most: 200 };
/** In milliseconds. A batch delays a visitor who writes by about this long. */
const batchTime = 60;
const longestPause = 200;
const idle = 5_000;
const afterFailure = 30_000;
const logEvery = 10_000;
const contractEvery = 60_000;

export function startUpgradeWork({ database, settings, log }: Parts) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => {});

  const rebuild = async () => {
    let size = rows.first;
    let logged = 0;
    while (!signal.aborted) {
      const started = performance.now();
      const step = await rebuildStep(database, size);
      const took = performance.now() - started;
      if (step === "idle" || step === "outranked") return;
      const fitting = Math.round((size * batchTime) / took);
      if (step === "rebuilt") size = Math.min(Math.max(fitting, rows.least[database.engine]), rows.most);
      if (step !== "rebuilt" || performance.now() - logged > logEvery) {
        logged = performance.now();
        const { texts } = await upgradeProgress(database, settings);
        if (step !== "rebuilt" || texts) log.info(`Search texts: ${sentences[step]}`, texts ?? {});
      }
      // As long as the batch, so that visitors get at least half of the time.
      await wait(Math.min(took, longestPause));
    }
  };

  // Due twice, a minute apart: after the clock has jumped, running processes seem dead until their next heartbeat.
  let wasDue = false;
  let contractAt = 0;
  const contract = async () => {
    if (performance.now() < contractAt) return;
    contractAt = performance.now() + contractEvery;
    const days = settings.contractAfterDays;
    const isDue = (await dueContracts(database.db, database.engine, days)).length > 0;
    if (isDue && wasDue) {
      const migrations = await applyContracts(database, days);
      if (migrations.length > 0) log.info("Contract migrations were applied", { migrations });
    }
    wasDue = isDue;
  };

  const run = async () => {
    let indexesBuilt = false;
    while (!signal.aborted)
      try {
        if (!indexesBuilt) {
          const indexes = await buildIndexes(database, settings.databaseUrl);
          if (indexes.length > 0) log.info("Indexes were built", { indexes });
          indexesBuilt = true;
        }
        await rebuild();
        await contract();
        await wait(idle);
      } catch (error) {
        // The database is busy: that is no fault, and later is soon enough.
        const isBusy = error instanceof TooBusy || isLockTimeout(error);
        log[isBusy ? "info" : "error"]("The work after an upgrade is interrupted and continues later", {
          error,
        });
        await wait(afterFailure);
      }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

const sentences = {
  began: "rebuilding begins, in the background",
  rebuilt: "rebuilding in the background",
  finished: "all are rebuilt",
};
