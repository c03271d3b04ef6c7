import type { SiteDatabase } from "../database/connect.ts";
import type { Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import type { EnquiryTerms } from "./answer.ts";
import { fieldLimits } from "./limits.ts";
import { type MailBacklog, mailBacklog } from "./outbox.ts";
import { type Reception, receive } from "./receive.ts";

export type Enquiries = {
  /** What a form states on screen. */
  terms: EnquiryTerms;
  receive(request: Request, address: string): Promise<Reception>;
  /** How many mails to the staff wait, and for how long. */
  backlog(): Promise<MailBacklog>;
};

type Parts = {
  database: SiteDatabase;
  settings: Settings;
  log: Log;
  now?: () => Date;
  onStored?: () => void;
};

export function enquiriesOf({ database, settings, log, now, onStored }: Parts): Enquiries {
  const desk = {
    database,
    log,
    now: now ?? (() => new Date()),
    onStored: onStored ?? (() => {}),
    allowance: { perAddress: settings.enquiriesPerAddress, perMinute: settings.enquiriesPerMinute },
  };
  return {
    terms: { limits: fieldLimits, keptMonths: settings.enquiriesKeptMonths },
    receive: (request, address) => receive(desk, request, address),
    backlog: () => mailBacklog(database.db, desk.now()),
  };
}
