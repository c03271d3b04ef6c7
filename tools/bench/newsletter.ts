/** How long the desk's lists of subscribers take with a hundred thousand, and how long ten thousand mails take. */
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import type { SiteDatabase } from "../../server/database/connect.ts";
import { startNewsletterWork } from "../../server/newsletter/newsletter-work.ts";
import { addSending, fillSendings, startDue } from "../../server/newsletter/sendings.ts";
import { createLog } from "../../server/process/log.ts";
import { ada, addSubscribers, mailEnvironment, openNewsletter } from "../../tests/newsletter.ts";
import { filled } from "./filled-databases.ts";
import { progress, show } from "./report.ts";
import { timed } from "./timing.ts";

const listed = 100_000;
const mailed = 10_000;

export async function newsletterLists(): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const engine of ["sqlite", "postgres"] as const) {
    const { database, discard } = await filled[engine](1, progress);
    try {
      for (const [question, { median, p99 }] of Object.entries(await timeLists(database)))
        rows[`${engine}: ${question}`] = { "median (ms)": median.toFixed(1), "p99 (ms)": p99.toFixed(1) };
    } finally {
      await discard();
    }
  }
  show(`With ${listed.toLocaleString("en")} subscribers`, rows);
}

export async function newsletterSending(): Promise<void> {
  const { seconds, sent } = await timeSending();
  show("A newsletter on SQLite, one process, the usual rates, a mail server on the same machine", {
    [`${mailed.toLocaleString("en")} subscribers`]: { sent, seconds: seconds.toFixed(0) },
  });
}

async function source({ db }: SiteDatabase) {
  const { id } = await db
    .selectFrom("records")
    .select("id")
    .where("kind", "=", "news")
    .executeTakeFirstOrThrow();
  return { kind: "news", slug: id } as const;
}

async function timeLists(database: SiteDatabase) {
  progress(`adding ${listed} subscribers`);
  await addSubscribers(database, listed);
  const { staff } = openNewsletter(database).newsletter;
  const sent = await staff.send(ada, await source(database));
  const id = "id" in sent ? sent.id : "";
  await startDue(database, new Date());
  progress("preparing a sending for them");
  await fillSendings(database, new Date());
  // As the automatic vacuum does after many rows were added.
  if (database.engine === "postgres") await sql`vacuum analyze`.execute(database.db);
  await addFinishedSendings(database);
  const record = await source(database);
  const questions = {
    "the numbers": () => staff.numbers(),
    "the list": () => staff.subscribers(),
    "the list, page in the middle": () => staff.subscribers({ page: 1000 }),
    "the list of active ones, last page": () => staff.subscribers({ state: "active", page: 2000 }),
    "a search, many matches": () => staff.subscribers({ search: "d7.example" }),
    "a search, one match": () => staff.subscribers({ search: "person77777@" }),
    "before sending": () => staff.prepare(record),
    "the progress of a sending": () => staff.progress(id),
    "the sendings": () => staff.sendings(),
  };
  const times: Record<string, Awaited<ReturnType<typeof timed>>> = {};
  for (const [question, ask] of Object.entries(questions)) {
    progress(question);
    times[question] = await timed(ask, 20);
  }
  return times;
}

/** A year of weekly digests to everybody, whose numbers are stored. */
async function addFinishedSendings({ db }: SiteDatabase): Promise<void> {
  const at = new Date();
  const digest = {
    kind: "digest",
    frequency: "weekly",
    created_by_name: "",
    content: { records: [] },
  } as const;
  for (let week = 0; week < 52; week++) await addSending(db, { ...digest, at, due_at: at.toISOString() });
  await db
    .updateTable("newsletter_sendings")
    .set({ state: "done", finished_at: at.toISOString(), sums: JSON.stringify({ sent: listed }) })
    .where("kind", "=", "digest")
    .execute();
}

async function timeSending() {
  const { database, discard } = await filled.sqlite(1, progress);
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, done) => stream.resume().on("end", () => done()),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  await addSubscribers(database, mailed);
  const { newsletter } = openNewsletter(database, { environment: mailEnvironment(smtpUrl) });
  const sending = await newsletter.staff.send(ada, await source(database));
  const id = "id" in sending ? sending.id : "";
  const start = performance.now();
  const work = startNewsletterWork({ database, log: createLog("error") });
  const sender = newsletter.startSending();
  try {
    for (;;) {
      await pause(1000);
      const { state, numbers } = (await newsletter.staff.progress(id)) ?? {};
      progress(`${numbers?.sent} of ${mailed} mails`);
      if (state === "done") return { seconds: (performance.now() - start) / 1000, sent: numbers?.sent ?? 0 };
    }
  } finally {
    await Promise.all([work.stop(), sender.stop()]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await discard();
  }
}
