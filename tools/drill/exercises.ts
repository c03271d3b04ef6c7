import { run as runProgram } from "../../scripts/run.ts";
import { ensureProgram } from "../../scripts/test/ensure-program.ts";
import { testInstallation } from "../install/test-installation.ts";
import { clockJump } from "./clock-jump.ts";
import { diskFull } from "./disk-full.ts";
import { mailDown } from "./mail-down.ts";
import { restoreFromStorage } from "./restore-from-storage.ts";
import { upgradePostgres, upgradeSqlite } from "./upgrade.ts";

type Exercise = {
  name: string;
  /** In minutes. */
  limit: number;
  /** Resolves with what was seen. Throws if anything was lost. */
  run: (folder: string) => Promise<string>;
};

/** Reload, restart, upgrade and kill -9 under load: the test says what it expects. */
async function restarts(): Promise<string> {
  await runProgram("vitest", ["run", "tests/requests/proxies.test.ts"], { UNIT_TESTS: "longest" });
  return "10,000 pages and 1,000 messages each, 0 failed; a killed process cost only its own requests";
}

/** Also an upgrade under requests, a broken release, and the way back, with a real systemd. */
async function installation(): Promise<string> {
  for (const [program, name] of Object.entries(installPrograms)) ensureProgram(program, name);
  const { passed, failed } = await testInstallation();
  if (failed > 0) throw new Error(`${passed} steps passed, then one failed: see above.`);
  return `${passed} of ${passed} steps in a clean Debian`;
}
const installPrograms = { mmdebstrap: "mmdebstrap", "systemd-nspawn": "systemd-container" };

export const exercises: Exercise[] = [
  { name: "install, upgrade, broken release, rollback", limit: 25, run: installation },
  { name: "upgrade of 10,000 records under load, SQLite", limit: 8, run: upgradeSqlite },
  { name: "upgrade of 10,000 records under load, PostgreSQL", limit: 8, run: upgradePostgres },
  { name: "restart, reload and a killed process behind Caddy and nginx", limit: 11, run: restarts },
  { name: "restore from S3", limit: 3, run: restoreFromStorage },
  { name: "disk full", limit: 2, run: diskFull },
  { name: "clock jump", limit: 4, run: clockJump },
  { name: "mail down for a day", limit: 6, run: mailDown },
];
