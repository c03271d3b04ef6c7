import { describe, expect, test } from "vitest";
import { ConfigurationError, readEnvironment } from "./environment.ts";

describe("the environment", () => {
  test("has a default for everything", () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: undefined,
      siteUrl: "http://localhost:3000",
      databaseUrl: "file:data/site.db",
      sampleContent: true,
      trustProxy: false,
      picturesFolder: "public",
      pictureCache: "data/picture-cache",
      mediaFolder: "data/media",
      mediaUrl: undefined,
      stylePage: false,
      warmUp: true,
      smtpUrl: undefined,
      mailFrom: undefined,
      staffEmail: undefined,
      acknowledge: false,
      imapUrl: undefined,
      replyTo: undefined,
      dkimKey: undefined,
      dkimSelector: "site",
      enquiriesKeptMonths: 24,
      enquiriesPerAddress: 5,
      enquiriesPerMinute: 60,
      contractAfterDays: 7,
      logLevel: "info",
    });
  });

  test("is read by name", () => {
    const settings = readEnvironment({
      PORT: "8080",
      HOST: "127.0.0.1",
      SITE_URL: "https://example.org/",
      DATABASE_URL: "postgres://u:p@db/site",
      SAMPLE_CONTENT: "off",
      TRUST_PROXY: "on",
      PICTURES_FOLDER: "public/icons",
      PICTURE_CACHE: "cache/pictures",
      STYLE_PAGE: "on",
      WARM_UP: "off",
      SMTP_URL: "smtps://mail.example.org:465",
      MAIL_FROM: "Site <site@example.org>",
      STAFF_EMAIL: "staff@example.org",
      ACKNOWLEDGE: "on",
      IMAP_URL: "imaps://user:password@mail.example.org/Answers",
      REPLY_TO: "answers+{token}@example.org",
      DKIM_SELECTOR: "mail",
      ENQUIRIES_KEPT_MONTHS: "12",
      ENQUIRIES_PER_ADDRESS: "3",
      ENQUIRIES_PER_MINUTE: "30",
      CONTRACT_AFTER_DAYS: "14",
      MEDIA_FOLDER: "uploads",
      MEDIA_URL: "https://key:secret@storage.example.org/bucket",
      LOG_LEVEL: "warn",
    });
    expect(settings).toEqual({
      port: 8080,
      host: "127.0.0.1",
      siteUrl: "https://example.org",
      databaseUrl: "postgres://u:p@db/site",
      sampleContent: false,
      trustProxy: true,
      picturesFolder: "public/icons",
      pictureCache: "cache/pictures",
      mediaFolder: "uploads",
      mediaUrl: "https://key:secret@storage.example.org/bucket",
      stylePage: true,
      warmUp: false,
      smtpUrl: "smtps://mail.example.org:465",
      mailFrom: "Site <site@example.org>",
      staffEmail: "staff@example.org",
      acknowledge: true,
      imapUrl: "imaps://user:password@mail.example.org/Answers",
      replyTo: "answers+{token}@example.org",
      dkimKey: undefined,
      dkimSelector: "mail",
      enquiriesKeptMonths: 12,
      enquiriesPerAddress: 3,
      enquiriesPerMinute: 30,
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
    ["SITE_URL", "example.org"],
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
