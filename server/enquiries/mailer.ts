import { createTransport, type SendMailOptions } from "nodemailer";
import { claimedFor } from "./outbox.ts";

export type Mailer = {
  send(mail: SendMailOptions): Promise<void>;
  /** Fails if the server is away or does not accept us. */
  check(): Promise<unknown>;
  /** Also ends what is being sent. */
  close(): void;
};

const settings = {
  pool: true,
  maxConnections: 1,
  idleTimeout: 10_000,
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // Servers may take their time over what they are given, and what they accept late must not be sent again.
  socketTimeout: 60_000,
  // The outbox decides when something is sent again, not the connection.
  maxRequeues: 0,
} as const;

/** Sends by SMTP. Its time limits end every attempt before the lease on the mail is over and another process takes it. */
export function openMailer(smtpUrl: string): Mailer {
  const url = withSafePassword(smtpUrl);
  const open = () => createTransport({ ...settings, url });
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
