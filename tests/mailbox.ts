/** A real SMTP server on loopback that keeps what it is given. */
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Mailbox = {
  url: string;
  mails: Email[];
  /** Resolves once so many mails have arrived. */
  arrived(count: number): Promise<Email[]>;
  /** From now on it refuses everything, as a mail server in trouble does; or no longer. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
};

export async function openMailbox(port = 0): Promise<Mailbox> {
  const mails: Email[] = [];
  let refusing = false;
  let arrival = Promise.withResolvers<void>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, _, done) => {
      // A client that is killed in the middle is part of the tests.
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      if (refusing) return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
      mails.push(await PostalMime.parse(raw));
      done();
      arrival.resolve();
      arrival = Promise.withResolvers();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    arrived: async (count) => {
      while (mails.length < count) await arrival.promise;
      return mails;
    },
    refuse: (value) => {
      refusing = value;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
