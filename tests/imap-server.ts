/** A real IMAP server on loopback: tests put mail into its INBOX, and the site reads it. */
import type { AddressInfo, Socket } from "node:net";
import hoodiecrow from "hoodiecrow-imap";

export type ImapServer = {
  /** For IMAP_URL. */
  url: string;
  /** Puts a mail into the INBOX, as a mail server would after accepting it. Any line endings are allowed. */
  deliver(raw: string | Buffer): void;
  /** Whether each mail is marked as read, in order of arrival. */
  seen(): boolean[];
  /** The number of mails in the INBOX. */
  count(): number;
  /** Renumbers every mail, as a server restored from a backup does. */
  renumber(): void;
  /** Simulates a power failure: connections are cut, and new ones are refused until it comes back. */
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
    // Some tests kill the client in the middle.
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
