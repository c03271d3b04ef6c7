import type { SiteDatabase } from "../database/connect.ts";
import type { ContactMessageRow } from "../database/schema.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { dataTokens } from "./conversation-token.ts";
import { type EnquiryTerms, type Fields, fieldNames, type SentEnquiry } from "./form/form-answer.ts";
import { type LedBy, type Reception, receive } from "./form/receive.ts";
import { readThanksToken } from "./form/thanks-token.ts";
import { keysOf } from "./rate-limits/hashes.ts";
import { promiseOf } from "./response-times.ts";
import { storeQueue } from "./store-queue.ts";

export type Enquiries = {
  /** What a form states on screen. */
  terms: EnquiryTerms;
  /** How well the promise of an answer within 24 hours was kept. */
  promise: ReturnType<typeof promiseOf>;
  receive(request: Request, address: string, ledBy?: LedBy): Promise<Reception>;
  /** The message that a token opens, if it is good: see thanks-token.ts. */
  sent(token: string): Promise<(SentEnquiry & Fields & Kind) | undefined>;
};

type Kind = Pick<ContactMessageRow, "kind" | "about">;

/** How often the log says that messages are held. */
const heldNotice = 10 * 60_000;

type Parts = {
  database: SiteDatabase;
  settings: Settings;
  log: Log;
  now?: () => Date;
  onStored?: () => void;
};

export function enquiriesOf({ database, settings, log, now, onStored }: Parts): Enquiries {
  const allowance = {
    perAddress: settings.enquiriesPerAddress,
    perMinute: settings.enquiriesPerMinute,
    acknowledge: settings.acknowledge && settings.smtpUrl !== undefined,
  };
  let lastNotice = Number.NEGATIVE_INFINITY;
  const receiver = {
    store: storeQueue(database, allowance),
    log,
    now: now ?? (() => new Date()),
    onStored: onStored ?? (() => {}),
    onHeld: () => {
      if (performance.now() - lastNotice < heldNotice) return;
      lastNotice = performance.now();
      log.warn(
        "Enquiries beyond a limit are held and not mailed; `npm run enquiries -- list held` shows them",
      );
    },
  };
  const tokens = dataTokens(database.db);
  /** A message that is stored is thanked for, whether or not its link can be worked out. */
  const dataTokenOf = async (reference: string): Promise<{ dataToken?: string }> => {
    try {
      return { dataToken: await tokens.of(reference) };
    } catch (error) {
      log.error("The link to what is kept of a message could not be made", { error });
      return {};
    }
  };
  const sent = async (token: string) => {
    const state = await database.db.selectFrom("enquiry_state").selectAll().executeTakeFirstOrThrow();
    const reference = readThanksToken(token, keysOf(state), receiver.now());
    if (!reference) return undefined;
    const message = await database.db
      .selectFrom("contact_messages")
      .select([...fieldNames, "kind", "about"])
      .where("id", "=", reference)
      .executeTakeFirst();
    return message && { reference, token, ...message, ...(await dataTokenOf(reference)) };
  };
  return {
    sent,
    promise: promiseOf(database, receiver.now),
    terms: { keptMonths: settings.enquiriesKeptMonths },
    receive: async (request, address, ledBy) => {
      const { answer, ...reception } = await receive(receiver, request, address, ledBy);
      if (answer.state !== "sent") return { answer, ...reception };
      return { answer: { ...answer, ...(await dataTokenOf(answer.reference)) }, ...reception };
    },
  };
}
