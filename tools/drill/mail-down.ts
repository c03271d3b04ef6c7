import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../scripts/free-port.ts";
import { startSiteProcess } from "../../tests/site.ts";
import { fakeClock } from "./fake-clock.ts";
import { expectEqual, post, until } from "./visitor.ts";

const messages = 5;
const hour = 60 * 60;

/** The mail server is away for a day. Messages are accepted meanwhile, and each notice arrives once afterwards. */
export async function mailDown(folder: string): Promise<string> {
  const port = await freePort();
  const clock = fakeClock(folder);
  const site = await startSiteProcess({
    ...{ DATABASE_URL: `file:${join(folder, "site.db")}`, SMTP_URL: `smtp://127.0.0.1:${port}` },
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
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    clock.set(25 * hour);
    const subjects = () => received.filter((text) => /Question \d/.test(text));
    await until("All notices", () => new Set(subjects().map(questionOf)).size === messages, 90);
    expectEqual("Notices", subjects().length, messages);
    return `${attemptsIn(site.output())} attempts failed in 24 hours, then ${messages} of ${messages} notices arrived once`;
  } finally {
    await site.stop();
    await new Promise<void>((resolve) => server.close(resolve));
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
