/** Processes that send a newsletter are killed at random moments. Each subscriber must get it, and copies are counted. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { nodeFlags } from "../../scripts/process-options.mjs";
import { connectDatabase } from "../../server/database/connect.ts";
import { ada, addSubscribers, openNewsletter } from "../newsletter.ts";
import { news } from "../records.ts";
import { save } from "../save.ts";

type Trial = { databaseUrl: string; people: number; kills: number; processes: number };

/** `copies`: mails beyond the first of each person. `different`: of them, those that are not the same, byte for byte. */
export type Outcome = {
  kills: number;
  missing: number;
  copies: number;
  different: number;
  /** What the site counted as possibly sent twice, and what was in flight when processes were killed, at most. */
  repeated: number;
  inFlight: number;
  state: string | undefined;
};

/** Of each process: see server/newsletter/newsletter.ts. */
const connections = 3;
/** A claim lasts two minutes; each life begins three minutes later. */
const minutesPerLife = 3;

export async function killNewsletter({ databaseUrl, people, kills, processes }: Trial): Promise<Outcome> {
  const database = connectDatabase(databaseUrl);
  const { newsletter } = openNewsletter(database);
  await save(database.db, "news", news("clinic"));
  await addSubscribers(database, people);
  const sent = await newsletter.staff.send(ada, { kind: "news", slug: "clinic" });
  if (sent.outcome !== "scheduled") throw new Error(sent.outcome);

  const received = new Map<string, string[]>();
  let inFlight = 0;
  let onMail = () => {};
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, { envelope }, done) => {
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      const to = envelope.rcptTo[0]?.address ?? "";
      received.set(to, [...(received.get(to) ?? []), raw.toString("latin1")]);
      onMail();
      // The answer takes a moment, so that some processes are killed before it.
      await pause(Math.random() * 10);
      done();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const state = async () => (await newsletter.staff.progress(sent.id))?.state;

  let killed = 0;
  for (let life = 0; ; life++) {
    const children = Array.from({ length: processes }, () =>
      start(databaseUrl, smtpUrl, life * minutesPerLife),
    );
    const closed = children.map((child) => once(child, "close"));
    if (killed < kills) {
      // Some die while they start or divide the work, most of them while they send.
      const first = new Promise<void>((resolve) => {
        onMail = resolve;
      });
      if (life % 10 === 9) await pause(Math.random() * 1500);
      else await Promise.race([first, isDone(state)]);
      await pause(Math.random() * (life % 3 === 0 ? 5 : 80));
    } else await isDone(state);
    const isOver = (await state()) === "done";
    for (const child of children) child.kill("SIGKILL");
    await Promise.all(closed);
    if (isOver) break;
    killed += processes;
    inFlight += processes * connections;
  }
  const { numbers, state: ended } = (await newsletter.staff.progress(sent.id)) ?? {};
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.close();
  const all = [...received.values()];
  return {
    ...{ kills: killed, missing: people - received.size, repeated: numbers?.repeated ?? 0, inFlight },
    copies: all.reduce((sum, mails) => sum + mails.length - 1, 0),
    different: all.filter((mails) => new Set(mails).size > 1).length,
    state: ended,
  };
}

const start = (databaseUrl: string, smtpUrl: string, ahead: number): ChildProcess =>
  spawn(
    process.execPath,
    [...nodeFlags, "tests/kill/send-newsletter.ts", databaseUrl, smtpUrl, String(ahead)],
    {
      stdio: ["ignore", "inherit", "inherit"],
    },
  );

async function isDone(state: () => Promise<string | undefined>): Promise<void> {
  while ((await state()) !== "done") await pause(50);
}
