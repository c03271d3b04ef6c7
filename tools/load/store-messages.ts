/** One of several processes that receive messages at the same moment: `store-messages.ts <database> <word>`. */
import { once } from "node:events";
import { connectDatabase } from "../../server/database/connect.ts";
import { enquiriesOf } from "../../server/inbox/enquiries.ts";
import { readEnvironment } from "../../server/process/environment.ts";
import { createLog } from "../../server/process/log.ts";

const [url = "", word = ""] = process.argv.slice(2);
const database = connectDatabase(url);
const enquiries = enquiriesOf({
  database,
  settings: readEnvironment({ ENQUIRIES_PER_ADDRESS: "10" }),
  log: createLog("warn"),
});
const send = (message: string) => {
  const body = new URLSearchParams({ name: "Selam", email: "selam@example.org", subject: "S", message });
  return enquiries.receive(new Request("http://site/contact", { method: "POST", body }), "192.0.2.1");
};

await database.db.selectFrom("contact_messages").select("id").execute();
process.stdout.write("ready\n");
await once(process.stdin, "data");
const messages = Array.from({ length: 25 }, (_, index) => `${word} ${index}`);
const receptions = await Promise.all(["the same words", ...messages].map(send));
process.stdout.write(`${receptions.filter(({ answer }) => answer.state === "sent").length}\n`);
await database.close();
process.exit();
