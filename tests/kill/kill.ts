/** Visitors send messages while the site is killed repeatedly. Each acknowledged one must be stored exactly once. */
import { setTimeout as pause } from "node:timers/promises";
import { connectDatabase } from "../../server/database/connect.ts";
import type { Mailbox } from "../mailbox.ts";
import { type SiteProcess, startSiteProcess } from "../site.ts";
import { type Acknowledged, sendVisitor } from "./visitor.ts";

type Trial = {
  databaseUrl: string;
  rounds: number;
  /** How many processes serve the site from the same database. */
  processes: number;
  mailbox: Pick<Mailbox, "url">;
  onRound?: (round: number) => Promise<void>;
};

const visitors = 6;

export async function killRepeatedly(trial: Trial): Promise<Acknowledged[]> {
  const start = () =>
    startSiteProcess({
      DATABASE_URL: trial.databaseUrl,
      LOG_LEVEL: "error",
      ENQUIRIES_PER_ADDRESS: "1000000",
      ENQUIRIES_PER_MINUTE: "1000000",
      SMTP_URL: trial.mailbox.url,
      MAIL_FROM: "site@example.org",
      STAFF_EMAIL: "staff@example.org",
    });
  const sites: SiteProcess[] = [];
  for (let index = 0; index < trial.processes; index++) sites.push(await start());
  const siteOf = (visitor: number) => () => sites[visitor % sites.length]?.url ?? "";
  const writing = Array.from({ length: visitors }, (_, index) =>
    sendVisitor(`Visitor ${index}`, siteOf(index), index % 3 === 0),
  );
  const count = () => writing.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  try {
    for (let round = 1; round <= trial.rounds; round++) {
      await trial.onRound?.(round);
      const enough = count() + 5 + Math.random() * 20;
      while (count() < enough) await pause(10);
      // Kill at a different point of the work each time.
      await pause(Math.random() * 50);
      const victim = round % sites.length;
      await sites[victim]?.stop("SIGKILL");
      sites[victim] = await start();
    }
    await Promise.all(writing.map((visitor) => visitor.leave()));
    return writing.flatMap(({ acknowledged }) => acknowledged);
  } finally {
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
  }
}

export type Finding = {
  stored: number;
  missing: Acknowledged[];
  /** Messages that are stored more than once. */
  doubled: string[];
  /** Stored messages that have no mail, sent or waiting. */
  forgotten: string[];
  waiting: number;
};

/** Compares the database with the acknowledgements that the visitors received. */
export async function inspect(databaseUrl: string, acknowledged: Acknowledged[]): Promise<Finding> {
  const database = connectDatabase(databaseUrl);
  const rows = await database.db
    .selectFrom("contact_messages")
    .leftJoin("mails", "message_id", "contact_messages.id")
    .select(["contact_messages.id", "message", "message_id", "sent_at"])
    .execute();
  await database.close();
  const referenceOf = new Map(rows.map(({ message, id }) => [message, id]));
  return {
    stored: rows.length,
    missing: acknowledged.filter(({ message, reference }) => referenceOf.get(message) !== reference),
    doubled: rows
      .map(({ message }) => message)
      .filter((message, index, all) => all.indexOf(message) !== index),
    forgotten: rows.filter(({ message_id }) => message_id === null).map(({ id }) => id),
    waiting: rows.filter(({ sent_at }) => sent_at === null).length,
  };
}
