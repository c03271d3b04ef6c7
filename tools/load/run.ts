/**
 * `npm run test:load`: many simultaneous senders, then many replies. LOAD_SENDERS, LOAD_SECONDS and LOAD_REPLIES set
 * the numbers and the duration.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { buildIfChanged } from "../../scripts/build.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { startPostgres } from "../../tests/postgres.ts";
import { startSiteProcess } from "../../tests/site.ts";
import { sendReplies } from "./replies.ts";

const senders = Number(process.env.LOAD_SENDERS ?? 200);
const replies = Number(process.env.LOAD_REPLIES ?? 1000);
const seconds = Number(process.env.LOAD_SECONDS ?? 20);

await buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "load-"));
const postgres = await startPostgres();
try {
  const sound = [
    await load("SQLite", `file:${join(folder, "site.db")}`),
    await load("PostgreSQL", postgres.url("postgres")),
    await sendReplies("SQLite", `file:${join(folder, "replies.db")}`, replies),
    await sendReplies("PostgreSQL", await emptyDatabase("replies"), replies),
  ];
  process.exitCode = sound.every(Boolean) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function emptyDatabase(name: string): Promise<string> {
  const client = new pg.Client(postgres.url("postgres"));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url(name);
}

async function load(name: string, databaseUrl: string): Promise<boolean> {
  const site = await startSiteProcess({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    // Each sender has its own network address, and each message its own e-mail address, like real visitors.
    TRUST_PROXY: "on",
    ENQUIRIES_PER_MINUTE: "1000000",
  });
  const end = Date.now() + seconds * 1000;
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const acknowledged: string[] = [];

  const sendOn = async (sender: number) => {
    for (let count = 0; Date.now() < end; count++) {
      const started = performance.now();
      const answer = await post(site.url, sender, count).catch(() => undefined);
      const status = String(answer?.status ?? "no answer");
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Asked to try again later, wait like a visitor would.
      if (answer?.status === 503) await pause(100);
      const reference = answer?.headers.get("location")?.match(/sent=([\w-]+)/)?.[1];
      if (!reference) continue;
      acknowledged.push(reference);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, sender) => sendOn(sender)));
  await site.stop();

  const stored = await references(databaseUrl);
  const missing = acknowledged.filter((reference) => !stored.has(reference)).length;
  times.sort((one, other) => one - other);
  const within = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  const answers = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
  process.stdout.write(
    `${name}: ${senders} senders, ${seconds} s\n` +
      `  acknowledged ${acknowledged.length} (${Math.round(acknowledged.length / seconds)}/s), missing ${missing}, ` +
      `duplicated ${acknowledged.length - new Set(acknowledged).size}\n` +
      `  answers ${answers.join(", ")}; 50 % within ${within(0.5)}, 95 % within ${within(0.95)}, 99 % within ${within(0.99)}\n`,
  );
  const failed = Object.keys(statuses).some((status) => !/^[234]|^503$/.test(status));
  return missing === 0 && !failed && new Set(acknowledged).size === acknowledged.length;
}

function post(site: string, sender: number, count: number): Promise<Response> {
  const body = new URLSearchParams({
    name: "Load",
    email: `load-${sender}-${count}@example.org`,
    subject: "Load test",
    message: `Sender ${sender}, message ${count}: ${randomUUID()} ${randomUUID()}`,
  });
  const headers = { "x-forwarded-for": `10.${sender % 256}.${sender >> 8}.1` };
  return fetch(`${site}/contact`, { method: "POST", body, headers, redirect: "manual" });
}

async function references(databaseUrl: string): Promise<Set<string>> {
  const database = connectDatabase(databaseUrl);
  const rows = await database.db.selectFrom("contact_messages").select("id").execute();
  await database.close();
  return new Set(rows.map(({ id }) => id));
}
