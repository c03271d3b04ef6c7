import { readFileSync } from "node:fs";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Settings } from "../process/environment.ts";
import { claimedFor } from "./retries.ts";

/** The parts of a mail have the same boundary each time it is written. */
export type Composed = SendMailOptions & { baseBoundary?: string };

export type Mailer = {
  send(mail: Composed): Promise<void>;
  /** Fails if the server is away or does not accept us. */
  check(): Promise<unknown>;
  /** Also ends what is being sent. */
  close(): void;
};

const options = {
  pool: true,
  idleTimeout: 10_000,
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // Servers may take their time over what they are given, and what they accept late must not be sent again.
  socketTimeout: 60_000,
  // The outbox decides when something is sent again, not the connection.
  maxRequeues: 0,
} as const;

type Wishes = Partial<Pick<Settings, "mailFrom" | "dkimKey" | "dkimSelector">> & {
  smtpUrl: string;
  /** How many mails may be under way at once. */
  connections?: number;
};

/** Sends by SMTP. Its time limits end every attempt before the lease on the mail is over and another process takes it. */
export function openMailer({ smtpUrl, connections = 1, ...signing }: Wishes): Mailer {
  const url = withSafePassword(smtpUrl);
  const dkim = signatureOf(signing);
  const open = () => createTransport({ ...options, maxConnections: connections, url, ...(dkim && { dkim }) });
  let transport = open();
  return {
    send: async (mail) => {
      const deadline = setTimeout(() => {
        transport.close({ force: true });
        transport = open();
      }, claimedFor - 10_000);
      try {
        await transport.sendMail(mail);
      } finally {
        clearTimeout(deadline);
      }
    },
    check: () => transport.verify(),
    close: () => transport.close({ force: true }),
  };
}

/** Requires TLS if there is a password. Set in the URL's query, where nothing in the URL can override it. */
function withSafePassword(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.username || url.password) url.searchParams.set("requireTLS", "true");
  return url.href;
}

/** Signs for the domain of the sender, whose DNS has the public key at `{selector}._domainkey`. */
function signatureOf({ mailFrom, dkimKey, dkimSelector = "site" }: Omit<Wishes, "smtpUrl">) {
  const domainName = mailFrom && /@([^\s>]+)/.exec(mailFrom)?.[1];
  if (!dkimKey || !domainName) return undefined;
  return { domainName, keySelector: dkimSelector, privateKey: readFileSync(dkimKey, "utf8") };
}
