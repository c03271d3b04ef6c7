declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  type Message = { uid: number; flags: string[]; raw: string };
  type Mailbox = { uidvalidity: number; messages: Message[] };

  export default function hoodiecrow(options: { plugins: string[]; storage: Record<string, object> }): {
    server: Server;
    getMailbox(path: string): Mailbox;
    appendMessage(mailbox: string, flags: string[], internalDate: Date | undefined, raw: string): unknown;
  };
}
