/** A real SMTP server on loopback that keeps the mails it receives. */
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Mailbox = {
  url: string;
  mails: Email[];
  /** Resolves once this many mails have arrived. */
  arrived(count: number): Promise<Email[]>;
  /** Makes the server refuse all mails, or accept them again. */
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
      // Some tests kill the client in the middle.
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
