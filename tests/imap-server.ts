/** A real IMAP server on loopback: mail is put into its INBOX, and the site reads it. */
import type { AddressInfo, Socket } from "node:net";
import hoodiecrow from "hoodiecrow-imap";

export type ImapServer = {
  /** For IMAP_URL. */
  url: string;
  /** Puts a mail into the INBOX, as a mail server does that has accepted it. Lines may end as they like. */
  deliver(raw: string | Buffer): void;
  /** Whether each mail is marked as read, in the order in which they came. */
  seen(): boolean[];
  /** What it holds now, as whoever opens it elsewhere would see it. */
  count(): number;
  /** Gives every mail another number, as a server does that was restored from a backup. */
  renumber(): void;
  /** As when its machine is switched off and on again: lines are cut, and nobody answers. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

export async function openImapServer(): Promise<ImapServer> {
  const imap = hoodiecrow({ plugins: ["IDLE", "UNSELECT"], storage: { INBOX: {}, "": {} } });
  const { server } = imap;
  const inbox = imap.getMailbox("INBOX");
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    // A client that is killed in the middle is part of the tests.
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const leave = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}`,
    deliver(raw) {
      const lines = Buffer.from(raw).toString("latin1").replace(/\r?\n/g, "\r\n");
      imap.appendMessage("INBOX", [], undefined, lines);
    },
    seen: () => inbox.messages.map(({ flags }) => flags.includes("\\Seen")),
    count: () => inbox.messages.length,
    renumber() {
      inbox.uidvalidity++;
      for (const message of inbox.messages) message.uid += 100;
    },
    leave,
    comeBack: () => listen(port),
    close: () => (server.listening ? leave() : Promise.resolve()),
  };
}
