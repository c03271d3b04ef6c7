/** What the server can check of the rules for senders of many mails: its settings, and the records in the DNS. */
import { createPublicKey } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { domainToASCII } from "node:url";
import type { Settings } from "../process/environment.ts";

export const senderCheckNames = ["smtp", "bounces", "spf", "dkim", "dmarc", "https"] as const;

export type SenderCheck = {
  name: (typeof senderCheckNames)[number];
  /** "unknown": the DNS did not answer, or another server may do it. */
  state: "ok" | "missing" | "wrong" | "unknown";
  /** The name that was asked for in the DNS, and what it should say, if anything. */
  at?: string;
  expected?: string;
};

type Checked = Pick<Settings, "smtpUrl" | "mailFrom" | "imapUrl" | "dkimKey" | "dkimSelector" | "siteUrl">;

/** The TXT records of a name; empty if it has none. Rejects if the DNS does not answer. */
export type LookUp = (name: string) => Promise<string[]>;

/** Staff wait for the page at most this long, in milliseconds. */
const patience = { timeout: 2000, tries: 2 };

export async function lookUpTxt(name: string): Promise<string[]> {
  try {
    return (await new Resolver(patience).resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    if (["ENOTFOUND", "ENODATA"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}

export async function checkSender(settings: Checked, lookUp: LookUp = lookUpTxt): Promise<SenderCheck[]> {
  const { smtpUrl, mailFrom, imapUrl, siteUrl } = settings;
  const domain = domainOf(mailFrom ?? "");
  const inDns = domain
    ? await Promise.all([
        check("spf", domain, lookUp, spfState),
        checkDkim(settings, domain, lookUp),
        checkDmarc(domain, lookUp),
      ])
    : [];
  return [
    { name: "smtp", state: smtpUrl && mailFrom ? "ok" : "missing" },
    { name: "bounces", state: imapUrl ? "ok" : "missing" },
    ...inDns,
    { name: "https", state: siteUrl.startsWith("https:") ? "ok" : "missing" },
  ];
}

/** "Secure AI Africa <site@example.org>" is of example.org. */
const domainOf = (mailbox: string) => domainToASCII(/@([^\s@>]+)>?\s*$/.exec(mailbox)?.[1] ?? "");

type State = SenderCheck["state"];

async function check(
  name: SenderCheck["name"],
  at: string,
  lookUp: LookUp,
  stateOf: (records: string[]) => State,
): Promise<SenderCheck> {
  try {
    return { name, at, state: stateOf(await lookUp(at)) };
  } catch {
    return { name, at, state: "unknown" };
  }
}

/** RFC 7208 allows one record; "+all" would allow everyone to send in our name. */
function spfState(records: string[]): State {
  const [first, ...more] = records.filter((record) => /^v=spf1(?: |$)/i.test(record));
  if (!first) return "missing";
  return more.length > 0 || /(?:^| )\+?all\b/i.test(first) ? "wrong" : "ok";
}

/** Without a key of our own, the mail server may sign with its own. */
async function checkDkim(
  { dkimKey, dkimSelector }: Checked,
  domain: string,
  lookUp: LookUp,
): Promise<SenderCheck> {
  if (!dkimKey) return { name: "dkim", state: "unknown" };
  const key = await publicKey(dkimKey);
  const found = await check("dkim", `${dkimSelector}._domainkey.${domain}`, lookUp, (records) => {
    const keys = records.flatMap((record) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1] ?? []);
    if (keys.length === 0) return "missing";
    return keys.some((each) => each.replaceAll(/\s/g, "") === key) ? "ok" : "wrong";
  });
  return { ...found, expected: `v=DKIM1; k=rsa; p=${key}` };
}

const publicKey = async (path: string): Promise<string> =>
  createPublicKey(await readFile(path))
    .export({ type: "spki", format: "der" })
    .toString("base64");

/** A subdomain without its own record follows that of its organisation (RFC 7489). */
async function checkDmarc(domain: string, lookUp: LookUp): Promise<SenderCheck> {
  const stateOf = (records: string[]): State => {
    const [first, ...more] = records.filter((record) => /^v=DMARC1\s*;/i.test(record));
    if (!first) return "missing";
    return more.length > 0 || !/;\s*p=(?:none|quarantine|reject)\b/i.test(first) ? "wrong" : "ok";
  };
  const labels = domain.split(".");
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  let own: SenderCheck | undefined;
  for (const each of domains) {
    const found = await check("dmarc", `_dmarc.${each}`, lookUp, stateOf);
    own ??= found;
    if (found.state !== "missing") return found;
  }
  return { ...(own ?? { name: "dmarc", state: "missing" }), expected: "v=DMARC1; p=none" };
}
