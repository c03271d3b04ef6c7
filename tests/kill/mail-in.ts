/** Mail arrives while the site that reads it is killed repeatedly. Each must be stored exactly once, with its file. */
import { setTimeout as pause } from "node:timers/promises";
import { connectDatabase } from "../../server/database/connect.ts";
import { openFolderStore } from "../../server/media/folder-store.ts";
import type { ImapServer } from "../imap-server.ts";
import { pdf } from "../media-files.ts";
import { type SiteProcess, startSiteProcess } from "../site.ts";

type Trial = {
  databaseUrl: string;
  mediaFolder: string;
  rounds: number;
  processes: number;
  imap: ImapServer;
};

/** Resolves with the number of delivered mails when all of them are read. */
export async function killReading({ imap, rounds, processes, ...at }: Trial): Promise<number> {
  const environment = { DATABASE_URL: at.databaseUrl, MEDIA_FOLDER: at.mediaFolder, IMAP_URL: imap.url };
  const start = () => startSiteProcess({ ...environment, LOG_LEVEL: "error" });
  const sites: SiteProcess[] = [];
  for (let index = 0; index < processes; index++) sites.push(await start());
  const read = () => imap.seen().filter(Boolean).length;
  try {
    for (let round = 1; round <= rounds; round++) {
      for (let count = 0; count < 4; count++) imap.deliver(mailNumber(imap.count()));
      const before = read();
      while (read() === before) await pause(5);
      // Kill at a different point of the work each time.
      await pause(Math.random() * 300);
      const victim = round % sites.length;
      await sites[victim]?.stop("SIGKILL");
      sites[victim] = await start();
    }
    while (read() < imap.count()) await pause(20);
    return imap.count();
  } finally {
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
  }
}

const mailNumber = (number: number) =>
  [
    `From: Visitor ${number} <visitor-${number}@example.org>`,
    "To: hello@example.org",
    `Message-ID: <mail-${number}@example.org>`,
    "Content-Type: multipart/mixed; boundary=b",
    "",
    `--b\r\n\r\nQuestion ${number}`,
    "--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=plan.pdf",
    `Content-Transfer-Encoding: base64\r\n\r\n${pdf(`<< /Title (${number}) >>`).toString("base64")}`,
    "--b--",
  ].join("\r\n");

export type Finding = {
  taken: number;
  doubled: string[];
  /** Conversations whose file is missing from the database or the store. */
  withoutFile: string[];
};

export async function inspectReading({ databaseUrl, mediaFolder }: Omit<Trial, "imap">): Promise<Finding> {
  const database = connectDatabase(databaseUrl);
  const rows = await database.db
    .selectFrom("contact_messages")
    .leftJoin("enquiry_files", "message_id", "contact_messages.id")
    .select(["contact_messages.id as id", "message", "enquiry_files.id as file"])
    .execute();
  await database.close();
  const stored = new Set<string>();
  for await (const { key } of openFolderStore(mediaFolder).list("enquiries/")) stored.add(key);
  const messages = rows.map(({ message }) => message);
  return {
    taken: new Set(messages).size,
    doubled: messages.filter((message, index) => messages.indexOf(message) !== index),
    withoutFile: rows.filter(({ file }) => !stored.has(`enquiries/${file}`)).map(({ id }) => id),
  };
}
