import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Attack, flood, statusOf, tally } from "../attack.ts";

const longestStop = 10_000;

const mail = { MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" };

/** A mail server that accepts connections and never answers. */
async function silentMailServer(): Promise<string> {
  const server = createServer(() => {}).unref();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
}

export const stops: Attack[] = [
  {
    name: "told to stop while 60 searches wait, mail server silent",
    endsSite: true,
    environment: async () => ({ ...mail, SMTP_URL: await silentMailServer() }),
    run: async ({ url, process }) => {
      const waiting = flood(60, 60, (index) => statusOf(fetch(`${url}/search?q=secure+${index}`)));
      await pause(50);
      const started = performance.now();
      process.kill("SIGTERM");
      await once(process, "exit");
      const took = performance.now() - started;
      if (took > longestStop) throw new Error(`It took ${Math.round(took)} ms to stop.`);
      const answers = await waiting;
      if (answers.some((answer) => !/^(?:200|503)$/.test(answer)))
        throw new Error(`Waiting requests were answered with ${tally(answers)}.`);
      return `${tally(answers)}; stopped in ${Math.round(took)} ms`;
    },
  },
];
