/** One of several processes that publish the same due editions simultaneously: `publish-due.ts <database> <moment>`. */
import { once } from "node:events";
import { connectDatabase } from "../../server/database/connect.ts";
import { publishDue } from "../../server/publishing/publish-due.ts";

const [url = "", moment = ""] = process.argv.slice(2);
const database = connectDatabase(url);
await database.db.selectFrom("editions").select("id").execute();
process.stdout.write("ready\n");
await once(process.stdin, "data");
const promoted = await Promise.all([1, 2, 3].map(() => publishDue(database, new Date(moment))));
process.stdout.write(`${promoted.reduce((sum, count) => sum + count)}\n`);
await database.close();
process.exit();
