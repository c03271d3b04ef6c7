/** Reads and checks the environment once at start. A wrong value is a `ConfigurationError` of one sentence. */
import { createPrivateKey } from "node:crypto";
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readPublicKey } from "../encryption/age-keys.ts";
import { defaultRetention, type Retention, readRetention } from "./backup-retention.ts";
import { readBackupBucket, readBucket } from "./media-url.ts";

export class ConfigurationError extends Error {}

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
const dictionaryUses = ["on", "low-data", "off"] as const;
export type DictionaryUse = (typeof dictionaryUses)[number];
export type LogLevel = (typeof logLevels)[number];

export type Settings = {
  port: number;
  host: string | undefined;
  /** How many processes serve the site; 0: this one, without a supervisor. */
  workers: number;
  /** The link to the folder of the release: on SIGHUP, workers of the release that it names are started. */
  releaseLink: string | undefined;
  /** Where the supervisor writes what it runs. */
  statusFile: string | undefined;
  /** The public address, without a trailing slash. */
  siteUrl: string;
  databaseUrl: string;
  /** How many connections to PostgreSQL this process opens at most. */
  databasePool: number;
  sampleContent: boolean;
  trustProxy: boolean;
  /** The folder of the pictures that records name by path. */
  picturesFolder: string;
  /** The folder in which their encoded images are cached. */
  pictureCache: string;
  /** Where uploaded pictures and files are stored: in this folder, or in object storage that several machines share. */
  mediaFolder: string;
  mediaUrl: string | undefined;
  /** Object storage for encrypted copies of backups, and the public key that encrypts them. */
  backupUrl: string | undefined;
  backupKey: string | undefined;
  /** Which backups are kept. */
  backupKeep: Retention;
  /** An address that is requested after each good backup; a service elsewhere notices if the requests stop. */
  backupPingUrl: string | undefined;
  /** Whether to serve /style, which shows every component in its states to developers. */
  stylePage: boolean;
  /** Whether to render and compress the fixed pages in the background after the start. */
  warmUp: boolean;
  /** For which visits browsers get a page as the difference to one that they have: see server/pages/page-deltas.ts. */
  dictionaries: DictionaryUse;
  /** Whether pages may be saved on visitors' devices; if not, their browsers remove what was saved. */
  offline: boolean;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  staffEmail: string | undefined;
  /** Whether visitors get a mail that confirms their message. */
  acknowledge: boolean;
  /** The mailbox that receives visitors' replies. */
  imapUrl: string | undefined;
  /** The Reply-To address of mails to visitors; "{token}" in it identifies the conversation. */
  replyTo: string | undefined;
  /** The path of the private key file that signs mail, and the name of its public key in the DNS. */
  dkimKey: string | undefined;
  dkimSelector: string;
  /** After how many months a message is erased. */
  enquiriesKeptMonths: number;
  /** How many days after an event the personal data of its registrations is erased. */
  registrationsKeptDays: number;
  /** How many messages one network address may send in ten minutes, and all visitors together in one minute. */
  enquiriesPerAddress: number;
  enquiriesPerMinute: number;
  /** How many mails of the newsletter are sent in a minute: in all, and to one domain. */
  newsletterPerMinute: number;
  newsletterPerDomain: number;
  /** How many days after an upgrade the parts of the database that only older releases need are removed. */
  contractAfterDays: number;
  logLevel: LogLevel;
  /** Whether browsers must use https for the subdomains of the site, too. */
  hstsSubdomains: boolean;
  /** Where /metrics is served apart from the site; undefined: nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The password of /metrics on the site itself; without it, the site has no such address. */
  metricsToken: string | undefined;
  /** The number of this process among those that share the port: see server/monitoring/metrics-port.ts. */
  workerNumber: number;
  /** Where alerts go: see server/monitoring/alerts.ts. */
  alertEmail: string | undefined;
  alertWebhook: string | undefined;
  /** An https address whose certificate and clock are checked. */
  alertCheckUrl: string | undefined;
};

type Environment = Record<string, string | undefined>;
type Reader<T> = (value: string) => T | undefined;

export function readEnvironment(environment: Environment): Settings {
  const read = <T>(name: string, expected: string, reader: Reader<T>): T | undefined => {
    const value = environment[name]?.trim();
    if (!value) return undefined;
    const result = reader(value);
    // Without the value: it may contain a password, and this sentence ends up in logs.
    if (result === undefined) throw new ConfigurationError(`${name} is invalid: it must be ${expected}.`);
    return result;
  };

  const port = read("PORT", "a whole number from 0 to 65535, such as 3000", portNumber) ?? 3000;
  const database =
    read("DATABASE_URL", "file:path/to/site.db or postgres://user:password@host/database", databaseUrl) ??
    "file:data/site.db";
  const settings: Settings = {
    port,
    host: read("HOST", "an address or a host name to listen on, such as 127.0.0.1", hostName),
    workers: read("WORKERS", "a whole number from 0 to 64", workerCount) ?? availableParallelism(),
    releaseLink: read(
      "RELEASE_LINK",
      "the path of the folder of a release, or of a link to it",
      readableFolder,
    ),
    statusFile: read("STATUS_FILE", "the path of a file in an existing folder", fileInFolder),
    siteUrl:
      read("SITE_URL", "the site's public address without a path, such as https://example.org", origin) ??
      `http://localhost:${port}`,
    databaseUrl: database,
    databasePool: read("DATABASE_POOL", "a whole number from 2 to 100", poolSize) ?? 10,
    sampleContent: read("SAMPLE_CONTENT", "on or off", onOrOff) ?? true,
    trustProxy: read("TRUST_PROXY", "on or off", onOrOff) ?? false,
    picturesFolder: read("PICTURES_FOLDER", "the path of a readable folder", readableFolder) ?? "public",
    pictureCache:
      read("PICTURE_CACHE", "the path of a folder, which may not exist yet", possibleFolder) ??
      join(dataFolder(database), "picture-cache"),
    mediaFolder:
      read("MEDIA_FOLDER", "the path of a folder, which may not exist yet", possibleFolder) ??
      join(dataFolder(database), "media"),
    mediaUrl: read(
      "MEDIA_URL",
      "the address of a bucket with its key, such as https://key:secret@storage.example.org/bucket",
      bucketUrl,
    ),
    backupUrl: read(
      "BACKUP_URL",
      "the address of a bucket with its key, such as https://key:secret@storage.example.org/bucket/folder",
      (value) => readBackupBucket(value) && value,
    ),
    backupKey: read(
      "BACKUP_KEY",
      "the public key that npm run backup -- key prints, which begins with age1",
      (value) => readPublicKey(value) && value,
    ),
    backupKeep:
      read("BACKUP_KEEP", "numbers of days, weeks and months, such as 7d,5w,12m", readRetention) ??
      defaultRetention,
    backupPingUrl: read("BACKUP_PING_URL", "an http or https address", urlWith("http:", "https:")),
    stylePage: read("STYLE_PAGE", "on or off", onOrOff) ?? false,
    offline: read("OFFLINE", "on or off", onOrOff) ?? true,
    warmUp: read("WARM_UP", "on or off", onOrOff) ?? true,
    dictionaries: read("DICTIONARIES", "on, low-data or off", oneOf(dictionaryUses)) ?? "on",
    smtpUrl: read("SMTP_URL", "smtp://… or smtps://… with a host", urlWith("smtp:", "smtps:")),
    mailFrom: read("MAIL_FROM", "an e-mail address such as site@example.org", mailbox),
    staffEmail: read("STAFF_EMAIL", "an e-mail address such as staff@example.org", mailbox),
    acknowledge: read("ACKNOWLEDGE", "on or off", onOrOff) ?? false,
    imapUrl: read(
      "IMAP_URL",
      "imaps://user:password@host or, on the same machine, imap://…, followed by the name of the folder if it is not INBOX",
      urlWith("imap:", "imaps:"),
    ),
    replyTo: read("REPLY_TO", "an address such as answers+{token}@example.org", mailbox),
    dkimKey: read("DKIM_KEY", "the path of a file with a private RSA key in PEM form", privateKeyFile),
    dkimSelector: read("DKIM_SELECTOR", "a word such as site", domainLabel) ?? "site",
    enquiriesKeptMonths: read("ENQUIRIES_KEPT_MONTHS", "a whole number from 1 to 120", wholeUpTo(120)) ?? 24,
    registrationsKeptDays:
      read("REGISTRATIONS_KEPT_DAYS", "a whole number from 1 to 3650", wholeUpTo(3650)) ?? 90,
    enquiriesPerAddress:
      read("ENQUIRIES_PER_ADDRESS", "a whole number from 1 to 1000000", wholeUpTo(1_000_000)) ?? 5,
    enquiriesPerMinute:
      read("ENQUIRIES_PER_MINUTE", "a whole number from 1 to 1000000", wholeUpTo(1_000_000)) ?? 60,
    newsletterPerMinute:
      read("NEWSLETTER_PER_MINUTE", "a whole number from 1 to 100000", wholeUpTo(100_000)) ?? 1800,
    newsletterPerDomain:
      read("NEWSLETTER_PER_DOMAIN", "a whole number from 1 to 100000", wholeUpTo(100_000)) ?? 600,
    hstsSubdomains: read("HSTS_SUBDOMAINS", "on or off", onOrOff) ?? false,
    metricsPort: read("METRICS_PORT", "a whole number from 0 to 65535, such as 9464", portNumber),
    metricsHost: read("METRICS_HOST", "an address to listen on, such as 127.0.0.1", hostName) ?? "127.0.0.1",
    metricsToken: read("METRICS_TOKEN", "16 to 200 letters, digits or one of -._~+/=", token),
    workerNumber: read("WORKER_NUMBER", "a whole number from 0 to 999", smallNumber) ?? 0,
    alertEmail: read("ALERT_EMAIL", "an e-mail address such as operator@example.org", plainMailbox),
    alertWebhook: read("ALERT_WEBHOOK", "an http or https address", urlWith("http:", "https:")),
    alertCheckUrl: read("ALERT_CHECK_URL", "an https address", urlWith("https:")),
    contractAfterDays: read("CONTRACT_AFTER_DAYS", "a whole number from 1 to 365", wholeUpTo(365)) ?? 7,
    logLevel: read("LOG_LEVEL", `one of ${logLevels.join(", ")}`, oneOf(logLevels)) ?? "info",
  };

  for (const [name, value] of [
    ["MAIL_FROM", settings.mailFrom],
    ["STAFF_EMAIL", settings.staffEmail],
  ] as const) {
    if (settings.smtpUrl && !value) {
      throw new ConfigurationError(`${name} is missing: SMTP_URL is set, so it must be an e-mail address.`);
    }
  }
  return settings;
}

const portNumber: Reader<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined;

const wholeUpTo =
  (max: number): Reader<number> =>
  (value) =>
    /^[1-9]\d{0,6}$/.test(value) && Number(value) <= max ? Number(value) : undefined;

/** With one connection, a change that reads something outside its transaction would wait for itself. */
const poolSize: Reader<number> = (value) => (value === "1" ? undefined : wholeUpTo(100)(value));

const smallNumber: Reader<number> = (value) => (/^\d{1,3}$/.test(value) ? Number(value) : undefined);

/** What a bearer token may consist of (RFC 6750). A short one could be guessed. */
const token: Reader<string> = (value) => (/^[\w.~+/=-]{16,200}$/.test(value) ? value : undefined);

const workerCount: Reader<number> = (value) => (value === "0" ? 0 : wholeUpTo(64)(value));

const hostName: Reader<string> = (value) => (/^[\w.:-]+$/.test(value) ? value : undefined);

const readableFolder: Reader<string> = (value) => {
  try {
    accessSync(value, constants.R_OK | constants.X_OK);
    return statSync(value).isDirectory() ? value : undefined;
  } catch {
    return undefined;
  }
};

const fileInFolder: Reader<string> = (value) => (readableFolder(dirname(value)) ? value : undefined);

const possibleFolder: Reader<string> = (value) => {
  try {
    return statSync(value).isDirectory() ? value : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? value : undefined;
  }
};

/** The folder of the database file; "data" for PostgreSQL. */
function dataFolder(database: string): string {
  if (!database.startsWith("file:")) return "data";
  return dirname(database.startsWith("file://") ? fileURLToPath(database) : database.slice("file:".length));
}

const privateKeyFile: Reader<string> = (value) => {
  try {
    return createPrivateKey(readFileSync(value)).asymmetricKeyType === "rsa" ? value : undefined;
  } catch {
    return undefined;
  }
};

const domainLabel: Reader<string> = (value) =>
  /^[a-z\d](?:[a-z\d.-]{0,61}[a-z\d])?$/i.test(value) ? value : undefined;

const onOrOff: Reader<boolean> = (value) => ({ on: true, off: false })[value.toLowerCase()];

const oneOf =
  <Word extends string>(words: readonly Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value.toLowerCase());

const mailbox: Reader<string> = (value) =>
  /^[^\s@<>"]+@[^\s@<>"]+$|^[^<>"\r\n]+ <[^\s@<>"]+@[^\s@<>"]+>$/.test(value) ? value : undefined;

const plainMailbox: Reader<string> = (value) => (/^[^\s@<>"]+@[^\s@<>"]+$/.test(value) ? value : undefined);

const origin: Reader<string> = (value) => {
  const url = urlWith("http:", "https:")(value) && new URL(value);
  return url && url.pathname === "/" && !url.search && !url.hash && !url.username ? url.origin : undefined;
};

const databaseUrl: Reader<string> = (value) =>
  /^file:[^?#]+$/.test(value) ? value : urlWith("postgres:", "postgresql:")(value);

const bucketUrl: Reader<string> = (value) => readBucket(value) && value;

function urlWith(...protocols: string[]): Reader<string> {
  return (value) => {
    const url = URL.parse(value);
    return url && protocols.includes(url.protocol) && url.hostname ? value : undefined;
  };
}
