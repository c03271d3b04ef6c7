import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { ConfigurationError, readEnvironment } from "./environment.ts";

describe("the environment", () => {
  test("has a default for everything", () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: undefined,
      workers: availableParallelism(),
      releaseLink: undefined,
      statusFile: undefined,
      siteUrl: "http://localhost:3000",
      databaseUrl: "file:data/site.db",
      databasePool: 10,
      sampleContent: true,
      trustProxy: false,
      picturesFolder: "public",
      pictureCache: "data/picture-cache",
      mediaFolder: "data/media",
      mediaUrl: undefined,
      backupUrl: undefined,
      backupKey: undefined,
      backupKeep: { newest: 1, days: 7, weeks: 5, months: 12 },
      backupPingUrl: undefined,
      stylePage: false,
      offline: true,
      warmUp: true,
      dictionaries: "on",
      smtpUrl: undefined,
      mailFrom: undefined,
      staffEmail: undefined,
      acknowledge: false,
      imapUrl: undefined,
      replyTo: undefined,
      dkimKey: undefined,
      dkimSelector: "site",
      enquiriesKeptMonths: 24,
      registrationsKeptDays: 90,
      newsletterPerMinute: 1800,
      newsletterPerDomain: 600,
      enquiriesPerAddress: 5,
      enquiriesPerMinute: 60,
      hstsSubdomains: false,
      metricsPort: undefined,
      metricsHost: "127.0.0.1",
      metricsToken: undefined,
      workerNumber: 0,
      alertEmail: undefined,
      alertWebhook: undefined,
      alertCheckUrl: undefined,
      contractAfterDays: 7,
      logLevel: "info",
    });
  });

  test("is read by name", () => {
    const settings = readEnvironment({
      PORT: "8080",
      HOST: "127.0.0.1",
      WORKERS: "0",
      RELEASE_LINK: "public",
      STATUS_FILE: "public/status.json",
      SITE_URL: "https://example.org/",
      DATABASE_URL: "postgres://u:p@db/site",
      DATABASE_POOL: "4",
      SAMPLE_CONTENT: "off",
      TRUST_PROXY: "on",
      PICTURES_FOLDER: "public/icons",
      PICTURE_CACHE: "cache/pictures",
      STYLE_PAGE: "on",
      WARM_UP: "off",
      DICTIONARIES: "off",
      OFFLINE: "off",
      SMTP_URL: "smtps://mail.example.org:465",
      MAIL_FROM: "Site <site@example.org>",
      STAFF_EMAIL: "staff@example.org",
      ACKNOWLEDGE: "on",
      IMAP_URL: "imaps://user:password@mail.example.org/Answers",
      REPLY_TO: "answers+{token}@example.org",
      DKIM_SELECTOR: "mail",
      ENQUIRIES_KEPT_MONTHS: "12",
      REGISTRATIONS_KEPT_DAYS: "30",
      NEWSLETTER_PER_MINUTE: "900",
      NEWSLETTER_PER_DOMAIN: "300",
      ENQUIRIES_PER_ADDRESS: "3",
      ENQUIRIES_PER_MINUTE: "30",
      CONTRACT_AFTER_DAYS: "14",
      MEDIA_FOLDER: "uploads",
      MEDIA_URL: "https://key:secret@storage.example.org/bucket",
      BACKUP_URL: "https://key:secret@storage.example.org/bucket/site",
      BACKUP_KEY: "age1z4drwd03def3n9g72xjf6kavf7axd37hdx466yw9ka70jrf8a4vsxhwyh4",
      BACKUP_KEEP: "3d,2w,1m",
      BACKUP_PING_URL: "https://ping.example.org/abc",
      LOG_LEVEL: "warn",
      HSTS_SUBDOMAINS: "on",
      METRICS_PORT: "9464",
      METRICS_HOST: "10.0.0.1",
      METRICS_TOKEN: "0123456789abcdef",
      WORKER_NUMBER: "3",
      ALERT_EMAIL: "operator@example.org",
      ALERT_WEBHOOK: "https://hooks.example.org/x",
      ALERT_CHECK_URL: "https://example.org/health",
    });
    expect(settings).toEqual({
      port: 8080,
      host: "127.0.0.1",
      workers: 0,
      releaseLink: "public",
      statusFile: "public/status.json",
      siteUrl: "https://example.org",
      databaseUrl: "postgres://u:p@db/site",
      databasePool: 4,
      sampleContent: false,
      trustProxy: true,
      picturesFolder: "public/icons",
      pictureCache: "cache/pictures",
      mediaFolder: "uploads",
      mediaUrl: "https://key:secret@storage.example.org/bucket",
      backupUrl: "https://key:secret@storage.example.org/bucket/site",
      backupKey: "age1z4drwd03def3n9g72xjf6kavf7axd37hdx466yw9ka70jrf8a4vsxhwyh4",
      backupKeep: { newest: 1, days: 3, weeks: 2, months: 1 },
      backupPingUrl: "https://ping.example.org/abc",
      stylePage: true,
      offline: false,
      warmUp: false,
      dictionaries: "off",
      smtpUrl: "smtps://mail.example.org:465",
      mailFrom: "Site <site@example.org>",
      staffEmail: "staff@example.org",
      acknowledge: true,
      imapUrl: "imaps://user:password@mail.example.org/Answers",
      replyTo: "answers+{token}@example.org",
      dkimKey: undefined,
      dkimSelector: "mail",
      enquiriesKeptMonths: 12,
      registrationsKeptDays: 30,
      newsletterPerMinute: 900,
      newsletterPerDomain: 300,
      enquiriesPerAddress: 3,
      enquiriesPerMinute: 30,
      hstsSubdomains: true,
      metricsPort: 9464,
      metricsHost: "10.0.0.1",
      metricsToken: "0123456789abcdef",
      workerNumber: 3,
      alertEmail: "operator@example.org",
      alertWebhook: "https://hooks.example.org/x",
      alertCheckUrl: "https://example.org/health",
      contractAfterDays: 14,
      logLevel: "warn",
    });
  });

  test("treats an empty value as unset", () => {
    expect(readEnvironment({ PORT: "", SITE_URL: "  " }).siteUrl).toBe("http://localhost:3000");
  });

  test("follows the port in the default address", () => {
    expect(readEnvironment({ PORT: "4000" }).siteUrl).toBe("http://localhost:4000");
  });

  test.each([
    ["file:/srv/site/site.db", "/srv/site/picture-cache"],
    ["file:///srv/a%20b/site.db", "/srv/a b/picture-cache"],
    ["file:site.db", "picture-cache"],
    ["postgres://u:p@db/site", "data/picture-cache"],
  ])("caches pictures beside the database: %s", (DATABASE_URL, folder) => {
    expect(readEnvironment({ DATABASE_URL }).pictureCache).toBe(folder);
  });

  test.each([
    ["PORT", "99999"],
    ["PORT", "3000x"],
    ["PORT", "-1"],
    ["HOST", "not a host"],
    ["WORKERS", "65"],
    ["WORKERS", "-1"],
    ["RELEASE_LINK", "no-such-folder"],
    ["STATUS_FILE", "no-such-folder/status.json"],
    ["SITE_URL", "example.org"],
    ["BACKUP_URL", "https://storage.example.org/bucket"],
    ["BACKUP_KEY", "AGE-SECRET-KEY-1X9AAH0UV8LR72WSUJ0G6GZDMNKG849NE3Z5J845VE68FZ26EGAEQFHATT5"],
    ["BACKUP_KEEP", "14"],
    ["BACKUP_PING_URL", "ping.example.org"],
    ["SITE_URL", "https://example.org/path"],
    ["SITE_URL", "ftp://example.org"],
    ["DATABASE_URL", "mysql://u:secret@db/site"],
    ["DATABASE_URL", "file:"],
    ["SAMPLE_CONTENT", "maybe"],
    ["TRUST_PROXY", "10.0.0.1"],
    ["PICTURES_FOLDER", "public/no-such-folder"],
    ["PICTURES_FOLDER", "package.json"],
    ["PICTURES_FOLDER", "package.json/pictures"],
    ["PICTURES_FOLDER", "public\0"],
    ["PICTURE_CACHE", "package.json"],
    ["PICTURE_CACHE", "package.json/pictures"],
    ["PICTURE_CACHE", "cache\0"],
    ["STYLE_PAGE", "yes"],
    ["WARM_UP", "no"],
    ["DICTIONARIES", "no"],
    ["OFFLINE", "never"],
    ["SMTP_URL", "mail.example.org"],
    ["MAIL_FROM", "nobody"],
    ["STAFF_EMAIL", "a@b@c"],
    ["STAFF_EMAIL", "a@b.org\nBcc: c@d.org"],
    ["LOG_LEVEL", "loud"],
  ])("stops at %s=%s with one sentence that names it", (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^${name} is invalid: it must be .+\\.$`));
  });

  test("does not repeat a wrong value, which may hold a password", () => {
    expect(() => readEnvironment({ DATABASE_URL: "mysql://u:secret@db" })).toThrow(/^(?!.*secret)/);
  });

  test("requires the addresses that mail needs", () => {
    expect(() => readEnvironment({ SMTP_URL: "smtp://mail" })).toThrow(/^MAIL_FROM is missing/);
    expect(() => readEnvironment({ SMTP_URL: "smtp://mail", MAIL_FROM: "a@b.org" })).toThrow(
      /^STAFF_EMAIL is missing/,
    );
  });
});
