/** Competes for a lease until it is killed, and prints when it holds it: `hold-lease.ts <database>`. */
import { connectDatabase } from "../../server/database/connect.ts";
import { leasesOf } from "../../server/database/leases.ts";
import { createLog } from "../../server/process/log.ts";

const [url = ""] = process.argv.slice(2);
const times = { poll: 20, renew: 60, held: 400, taken: 800 };
const leases = leasesOf({ database: connectDatabase(url), log: createLog("silent"), times });
let token = 0;
leases.hold("care", (lease) => {
  token = lease.token;
  return { stop: async () => {} };
});
await leases.start();

// One clock for all processes of a machine. Read first: the lease was held then, if it is held now.
setInterval(() => {
  const at = process.hrtime.bigint();
  if (leases.isHeld("care")) process.stdout.write(`${at} ${token}\n`);
}, 2);
// An event loop that hangs now and then.
const nothing = new Int32Array(new SharedArrayBuffer(4));
setInterval(() => Atomics.wait(nothing, 0, 0, 200 + Math.random() * 1000), 2000 + Math.random() * 2000);
