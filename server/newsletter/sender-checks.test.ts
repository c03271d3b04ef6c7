import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkSender } from "./sender-checks.ts";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const key = createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sender-"));
  await writeFile(join(folder, "key.pem"), privateKey.export({ type: "pkcs8", format: "pem" }));
});
afterAll(() => rm(folder, { recursive: true }));

const settings = (about: object = {}) => ({
  smtpUrl: "smtp://localhost",
  mailFrom: "Secure AI Africa <site@news.example.org>",
  imapUrl: "imap://localhost",
  dkimKey: join(folder, "key.pem"),
  dkimSelector: "site",
  siteUrl: "https://example.org",
  ...about,
});

const statesWith = async (records: Record<string, string[]>, about: object = {}) => {
  const checks = await checkSender(settings(about), async (name) => records[name] ?? []);
  return Object.fromEntries(checks.map(({ name, state }) => [name, state]));
};

const good = {
  "news.example.org": ["something=else", "v=spf1 include:mail.example.net -all"],
  "site._domainkey.news.example.org": [`v=DKIM1; k=rsa; p=${key}`],
  "_dmarc.example.org": ["v=DMARC1; p=quarantine"],
};

test("everything is in order; a subdomain follows the DMARC record of its organisation", async () => {
  expect(await statesWith(good)).toEqual({
    ...{ smtp: "ok", bounces: "ok", spf: "ok", dkim: "ok", dmarc: "ok", https: "ok" },
  });
});

test("says what is missing, and what should be there", async () => {
  expect(await statesWith({}, { smtpUrl: undefined, imapUrl: undefined, siteUrl: "http://a" })).toEqual({
    ...{ smtp: "missing", bounces: "missing", spf: "missing", dkim: "missing", dmarc: "missing" },
    https: "missing",
  });
  const checks = await checkSender(settings(), async () => []);
  expect(checks.find(({ name }) => name === "dkim")).toMatchObject({
    at: "site._domainkey.news.example.org",
    expected: `v=DKIM1; k=rsa; p=${key}`,
  });
});

test("finds wrong records", async () => {
  const wrong = {
    "news.example.org": ["v=spf1 +all"],
    "site._domainkey.news.example.org": ["v=DKIM1; p=AAAA"],
    "_dmarc.news.example.org": ["v=DMARC1; pct=100"],
  };
  expect(await statesWith(wrong)).toMatchObject({ spf: "wrong", dkim: "wrong", dmarc: "wrong" });
  const twice = { ...good, "news.example.org": ["v=spf1 -all", "v=spf1 ~all"] };
  expect(await statesWith(twice)).toMatchObject({ spf: "wrong" });
});

test("a DNS that does not answer is no verdict, nor is the key of another server", async () => {
  const checks = await checkSender(settings(), () => Promise.reject(new Error("ETIMEOUT")));
  expect(checks.filter(({ state }) => state === "unknown").map(({ name }) => name)).toEqual([
    ...["spf", "dkim", "dmarc"],
  ]);
  expect(await statesWith(good, { dkimKey: undefined })).toMatchObject({ dkim: "unknown" });
});
