import { readFileSync } from "node:fs";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Settings } from "../process/environment.ts";
import { claimedFor } from "./retries.ts";

/** A fixed boundary makes a mail the same, byte for byte, each time it is composed. */
export type Composed = SendMailOptions & { baseBoundary?: string };

export type Mailer = {
  send(mail: Composed): Promise<void>;
  /** Rejects if the server cannot be reached or does not accept our credentials. */
  check(): Promise<unknown>;
  /** Also aborts mails that are being sent. */
  close(): void;
};

const transportOptions = {
  pool: true,
  idleTimeout: 10_000,
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // Servers may be slow to accept a mail, and one that they accept late must not be sent again.
  socketTimeout: 60_000,
  // The outbox decides about retries, not the connection.
  maxRequeues: 0,
} as const;

type Options = Partial<Pick<Settings, "mailFrom" | "dkimKey" | "dkimSelector">> & {
  smtpUrl: string;
  /** How many mails may be sent at the same time. */
  connections?: number;
};

/** Sends by SMTP. Ends each attempt before the claim on the mail expires and another process may send it. */
export function openMailer({ smtpUrl, connections = 1, ...signing }: Options): Mailer {
  const url = withSafePassword(smtpUrl);
  const dkim = dkimOptions(signing);
  const open = () =>
    createTransport({ ...transportOptions, maxConnections: connections, url, ...(dkim && { dkim }) });
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

/** Requires TLS if there is a password. In the URL's query, so that nothing in the URL can override it. */
function withSafePassword(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.username || url.password) url.searchParams.set("requireTLS", "true");
  return url.href;
}

/** Those that nodemailer signs, and the one that providers require to be signed for one-click unsubscription (RFC 8058). */
const signedHeaders = [
  ...["From", "Sender", "Reply-To", "Subject", "Date", "Message-ID", "To", "Cc", "MIME-Version"],
  ...["Content-Type", "Content-Transfer-Encoding", "Content-Language", "In-Reply-To", "References"],
  ...["List-Id", "List-Unsubscribe", "List-Unsubscribe-Post", "Auto-Submitted"],
].join(":");

/** DKIM for the sender's domain, whose DNS has the public key at `{selector}._domainkey`. */
function dkimOptions({ mailFrom, dkimKey, dkimSelector = "site" }: Omit<Options, "smtpUrl">) {
  const domainName = mailFrom && /@([^\s>]+)/.exec(mailFrom)?.[1];
  if (!dkimKey || !domainName) return undefined;
  const privateKey = readFileSync(dkimKey, "utf8");
  return { domainName, keySelector: dkimSelector, privateKey, headerFieldNames: signedHeaders };
}
