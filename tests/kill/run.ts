/** `npm run test:kill`: all rounds, on both engines. KILL_ROUNDS sets the number of rounds. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { buildIfChanged } from "../../scripts/build.ts";
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { openImapServer } from "../imap-server.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { startPostgres } from "../postgres.ts";
import { startSiteProcess } from "../site.ts";
import { inspect, killRepeatedly } from "./kill.ts";
import { inspectReading, killReading } from "./mail-in.ts";
import { killNewsletter } from "./newsletter.ts";
import { inspectPublishing, killPublishing } from "./publishing.ts";
import { inspectUploads, killUploading } from "./uploading.ts";

const rounds = Number(process.env.KILL_ROUNDS ?? 30);
/** A mail claimed by a dead process is due again after two minutes, a refused one after one minute. */
const patience = 6 * 60_000;
const newsletterKills = 100;
const newsletterPeople = 3000;

await buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "kill-"));
const postgres = await startPostgres();
try {
  const sound = [
    await attempt("SQLite, one process", `file:${join(folder, "site.db")}`, 1),
    await attempt("PostgreSQL, two processes", postgres.url("postgres"), 2),
    await publish("SQLite, one process that publishes", `file:${join(folder, "desk.db")}`, 1),
    await publish("PostgreSQL, two processes that publish", await emptyDatabase("desk"), 2),
    await upload("SQLite, one process that receives uploads", `file:${join(folder, "media.db")}`, 1),
    await upload("PostgreSQL, two processes that receive uploads", await emptyDatabase("media"), 2),
    await readMail("SQLite, one process that reads mail", `file:${join(folder, "mail.db")}`, 1),
    await readMail("PostgreSQL, two processes that read mail", await emptyDatabase("mail"), 2),
    await sendNewsletter(
      "SQLite, two processes that send a newsletter",
      `file:${join(folder, "newsletter.db")}`,
    ),
    await sendNewsletter(
      "PostgreSQL, two processes that send a newsletter",
      await emptyDatabase("newsletter"),
    ),
  ];
  process.exitCode = sound.every(Boolean) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function attempt(name: string, databaseUrl: string, processes: number): Promise<boolean> {
  say(`${name}: ${rounds} rounds …`);
  let mailbox = await openMailbox();
  const { url } = mailbox;
  const earlier: Mailbox[] = [];
  const acknowledged = await killRepeatedly({
    databaseUrl,
    rounds,
    processes,
    mailbox,
    // No mail server runs during the middle third.
    onRound: async (round) => {
      if (round === Math.ceil(rounds / 3)) await mailbox.close();
      if (round !== Math.ceil((rounds * 2) / 3)) return;
      earlier.push(mailbox);
      mailbox = await openMailbox(Number(new URL(url).port));
    },
  });
  const all = () => [...earlier, mailbox].flatMap(({ mails }) => mails.map(({ messageId }) => messageId));
  const expected = (await inspect(databaseUrl, acknowledged)).stored;
  await mailRest(databaseUrl, url, () => new Set(all()).size >= expected);
  await mailbox.close();

  const { stored, missing, doubled, forgotten, waiting } = await inspect(databaseUrl, acknowledged);
  const mailed = new Set(all()).size;
  say(
    `  acknowledged ${acknowledged.length}, stored ${stored}, missing ${missing.length}, duplicated ${doubled.length}`,
  );
  say(`  mailed ${mailed}, extra copies ${all().length - mailed}, still waiting ${waiting}`);
  for (const { message, reference } of missing) say(`  MISSING ${reference}: ${message}`);
  return missing.length + doubled.length + forgotten.length === 0 && mailed === stored;
}

async function emptyDatabase(name: string): Promise<string> {
  const client = new pg.Client(postgres.url("postgres"));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url(name);
}

async function publish(name: string, databaseUrl: string, processes: number): Promise<boolean> {
  say(`${name}: ${rounds} rounds …`);
  const done = await killPublishing({ databaseUrl, rounds, processes });
  const { torn, missing, orphans, editions } = await inspectPublishing(databaseUrl, done);
  say(
    `  acknowledged ${done.length}, records ${editions}, missing ${missing.length}, half done ${torn.length}, without an edition ${orphans.length}`,
  );
  return torn.length + missing.length + orphans.length === 0;
}

async function upload(name: string, databaseUrl: string, processes: number): Promise<boolean> {
  say(`${name}: ${rounds} rounds …`);
  const trial = { databaseUrl, mediaFolder: join(folder, `media of ${processes}`), rounds, processes };
  const photos = await killUploading(trial);
  const { missing, unready, lost, left, uploads, broken, items } = await inspectUploads(trial, photos);
  say(
    `  acknowledged ${photos.length}, items ${items}, missing ${missing.length}, not encoded ${unready.length}, ` +
      `files lost ${lost.length}, broken ${broken.length}, left behind ${left.length + uploads.length}`,
  );
  return [missing, unready, lost, left, uploads, broken].every(({ length }) => length === 0);
}

async function readMail(name: string, databaseUrl: string, processes: number): Promise<boolean> {
  say(`${name}: ${rounds} rounds …`);
  const imap = await openImapServer();
  const trial = { databaseUrl, mediaFolder: join(folder, `mail of ${processes}`), rounds, processes };
  const came = await killReading({ ...trial, imap });
  await imap.close();
  const { taken, doubled, withoutFile } = await inspectReading(trial);
  say(
    `  arrived ${came}, stored ${taken}, duplicated ${doubled.length}, without their file ${withoutFile.length}`,
  );
  return taken === came && doubled.length + withoutFile.length === 0;
}

async function sendNewsletter(name: string, databaseUrl: string): Promise<boolean> {
  const kills = Math.max(rounds, newsletterKills);
  say(`${name}: ${kills} kills …`);
  const database = connectDatabase(databaseUrl);
  await prepareDatabase(database, { sampleContent: false });
  await database.close();
  const outcome = await killNewsletter({ databaseUrl, people: newsletterPeople, kills, processes: 2 });
  const { missing, copies, different, repeated, inFlight } = outcome;
  say(
    `  killed ${outcome.kills}, subscribers ${newsletterPeople}, missing ${missing}, extra copies ${copies}, ` +
      `counted as possibly sent twice ${repeated}, in flight at most ${inFlight}`,
  );
  return missing + different === 0 && copies <= Math.min(repeated, inFlight) && repeated <= inFlight;
}

/** Starts the site once more, without killing it, until every mail has arrived. */
async function mailRest(databaseUrl: string, smtpUrl: string, isDone: () => boolean): Promise<void> {
  const site = await startSiteProcess({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    SMTP_URL: smtpUrl,
    MAIL_FROM: "site@example.org",
    STAFF_EMAIL: "staff@example.org",
  });
  const deadline = Date.now() + patience;
  while (!isDone() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 500));
  await site.stop();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
