/** `site`: installs, upgrades and checks the site on a server with systemd. docs/deploy.md explains it. */
import { join } from "node:path";
import { BackupProblem } from "../server/backup/backup-problem.ts";
import { ConfigurationError } from "../server/process/environment.ts";
import { doctor } from "./site/doctor.ts";
import { readFacts } from "./site/facts.ts";
import { install } from "./site/install.ts";
import { layoutIn } from "./site/layout.ts";
import { status } from "./site/status.ts";
import { exclusively, SiteProblem } from "./site/system.ts";
import { rollback, upgrade } from "./site/upgrade.ts";

const help = `site install DOMAIN     installs the site for this domain, and starts it; a second run repairs what is missing
site upgrade            fetches, builds and starts the newest release, after a backup
site upgrade REF        the same with a branch, a tag or a commit
site upgrade FOLDER     the same with the release in this folder, which may be built already
site rollback           goes back to the previous release; all data stay
site status             says what runs
site doctor             checks the installation, and says what to do

Exit codes: 0 done or well, 1 failed or something to do, 2 not understood.`;

const layout = layoutIn("/");
const own = join(import.meta.dirname, "..");
const alone = (work: () => Promise<void>) => exclusively(layout.lock, work).then(() => 0);

async function runCommand([name, ...args]: string[]): Promise<number> {
  const [first] = args;
  if (["--help", "-h", "help"].includes(name ?? "")) {
    console.log(help);
    return 0;
  }
  if (name === "install" && first && args.length === 1) return alone(() => install(layout, first, own));
  if (name === "upgrade" && args.length <= 1) return alone(() => upgrade(layout, first));
  if (name === "rollback" && args.length === 0) return alone(() => rollback(layout));
  if (name === "status" && args.length === 0) return status(layout).then(() => 0);
  if (name === "doctor" && args.length === 0) return (await doctor(layout)) ? 0 : 1;
  // For `status` and `doctor`, which run it as the user of the site.
  if (name === "facts") {
    console.log(JSON.stringify(await readFacts(process.env)));
    return 0;
  }
  console.error(help);
  return 2;
}

// The user of the site must be able to read the program, whatever root's own habits are.
process.umask(0o022);
try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  const isForPeople = [SiteProblem, ConfigurationError, BackupProblem].some((kind) => error instanceof kind);
  console.error(isForPeople ? (error as Error).message : error);
  process.exitCode = 1;
}
