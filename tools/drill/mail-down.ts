import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../scripts/free-port.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { startSiteProcess } from "../../tests/site.ts";
import { fakeClock } from "./fake-clock.ts";
import { expectEqual, post, until } from "./visitor.ts";

const messages = 5;
const hour = 60 * 60;

/** The site looks once a minute whether something is wrong, in seconds that no fake clock shortens. */
const look = 90;

/**
 * The mail server is away for a day. Messages are accepted meanwhile, each notice arrives once afterwards, and the operator
 * hears of it once when it begins and once when it ends.
 */
export async function mailDown(folder: string): Promise<string> {
  const port = await freePort();
  const clock = fakeClock(folder);
  const databaseUrl = `file:${join(folder, "site.db")}`;
  const operator = await alertReceiver();
  const site = await startSiteProcess({
    ...{ DATABASE_URL: databaseUrl, SMTP_URL: `smtp://127.0.0.1:${port}`, ALERT_WEBHOOK: operator.url },
    ...{ MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org", ...clock.environment },
  });
  const received: string[] = [];
  const server = mailServer((text) => received.push(text));
  try {
    for (let index = 0; index < messages; index++)
      expectEqual("A message", await post(site.url, `Question ${index}`), 303);
    // A day passes in steps, each of them long enough for an attempt that fails.
    for (let hours = 4; hours <= 24; hours += 4) {
      const failures = attemptsIn(site.output());
      clock.set(hours * hour);
      await until("An attempt", () => attemptsIn(site.output()) > failures);
    }
    await until("An alert", () => operator.heard().length > 0, look);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    clock.set(25 * hour);
    const subjects = () => received.filter((text) => /Question \d/.test(text));
    await until("All notices", () => new Set(subjects().map(questionOf)).size === messages, 90);
    expectEqual("Notices", subjects().length, messages);
    // It must have been fine for a while, so it takes two looks.
    await until("It looks fine", () => looksFine(databaseUrl), look);
    clock.set(26 * hour);
    await until("The end of the alert", () => operator.heard().length > 1, look);
    await site.stop();
    expectEqual("Alerts", operator.heard().join(", "), "begun, ended");
    return [
      `${attemptsIn(site.output())} attempts failed in 24 hours, then ${messages} of ${messages} notices arrived once`,
      "the operator heard of it once when it began and once when it ended",
    ].join("; ");
  } finally {
    await site.stop();
    await new Promise<void>((resolve) => server.close(resolve));
    operator.close();
  }
}

/** What the operator's webhook hears about mail. */
async function alertReceiver() {
  const states: string[] = [];
  const server = createServer(async (request, response) => {
    const { alert, state } = (await json(request)) as { alert: string; state: string };
    if (alert === "mail") states.push(state);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    heard: () => states,
    close: () => server.close(),
  };
}

async function looksFine(databaseUrl: string): Promise<boolean> {
  const { db, close } = connectDatabase(databaseUrl);
  try {
    const alert = db.selectFrom("alerts").select("fine_since").where("name", "=", "mail");
    return (await alert.executeTakeFirst())?.fine_since != null;
  } finally {
    await close();
  }
}

const questionOf = (text: string) => /Question \d/.exec(text)?.[0];
const attemptsIn = (log: string) => log.split(/could not be mailed/i).length - 1;

function mailServer(onMail: (text: string) => void): SMTPServer {
  return new SMTPServer({
    ...{ disabledCommands: ["AUTH", "STARTTLS"], closeTimeout: 100 },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => (text += chunk));
      stream.on("end", () => {
        onMail(text);
        done();
      });
    },
  });
}
