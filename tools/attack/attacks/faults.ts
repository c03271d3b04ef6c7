import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startPostgres } from "../../../tests/postgres.ts";
import { type Attack, flood, statusOf, tally } from "../attack.ts";

const ownDatabase = (folder: string) => ({ DATABASE_URL: `file:${join(folder, "site.db")}` });
const readPages = (url: string, count = 200) => flood(count, 20, () => statusOf(fetch(`${url}/about`)));

/** Another program, such as a backup, that locks the whole database for a while. */
const lockScript = `
  const { workerData, parentPort } = require("node:worker_threads");
  const Sqlite = require("better-sqlite3");
  const file = new Sqlite(workerData.path);
  file.exec("begin exclusive");
  parentPort.postMessage("locked");
  setTimeout(() => { file.exec("rollback"); file.close(); }, workerData.milliseconds);
`;

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

export const faults: Attack[] = [
  {
    name: "nobody reads the log",
    run: async ({ url, process }) => {
      process.stdout?.pause();
      process.stderr?.pause();
      const answers = await readPages(url, 5000);
      process.stdout?.resume();
      process.stderr?.resume();
      return tally(answers);
    },
  },
  {
    name: "the log's reader is gone",
    run: async ({ url, process }) => {
      process.stdout?.destroy();
      process.stderr?.destroy();
      return tally(await readPages(url));
    },
  },
  {
    name: "the database is locked by another program",
    refusesRendering: true,
    environment: ownDatabase,
    run: async ({ url, folder }) => {
      const locker = new Worker(lockScript, {
        eval: true,
        workerData: { path: join(folder, "site.db"), milliseconds: 6000 },
      });
      await once(locker, "message");
      const answers = await readPages(url);
      await once(locker, "exit");
      return tally(answers);
    },
  },
  {
    name: "the database's files are deleted",
    refusesRendering: true,
    environment: ownDatabase,
    run: async ({ url, folder }) => {
      for (const ending of ["", "-wal", "-shm"]) rmSync(join(folder, `site.db${ending}`), { force: true });
      const body = new URLSearchParams({
        name: "Ada",
        email: "ada@example.org",
        subject: "Lost?",
        message: "Is this stored?",
      });
      const post = await statusOf(fetch(`${url}/contact`, { method: "POST", body, redirect: "manual" }));
      if (post !== "503") throw new Error(`A message that cannot be stored was answered with ${post}.`);
      await pause(2500);
      const health = await statusOf(fetch(`${url}/health`));
      if (health !== "503") throw new Error(`/health was answered with ${health}.`);
      return `post ${post}, /health ${health}, pages ${tally(await readPages(url))}`;
    },
  },
  {
    name: "PostgreSQL stands still",
    refusesRendering: true,
    environment: async () => {
      postgres = await startPostgres();
      return { DATABASE_URL: postgres.url("postgres") };
    },
    run: async ({ url }) => {
      await postgres?.pause();
      const searches = flood(50, 10, (index) => statusOf(fetch(`${url}/search?q=word${index}`)));
      const answers = `pages ${tally(await readPages(url))}; searches ${tally(await searches)}`;
      await postgres?.resume();
      return answers;
    },
    cleanUp: async () => postgres?.stop(),
  },
];
