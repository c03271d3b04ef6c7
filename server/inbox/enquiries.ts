import type { SiteDatabase } from "../database/connect.ts";
import type { ContactMessageRow } from "../database/schema.ts";
import type { Settings } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import { dueAfter } from "./answer-due.ts";
import { readClosedDays } from "./closed-days.ts";
import { dataTokens } from "./conversation-token.ts";
import { type EnquiryTerms, type Fields, fieldNames, type SentEnquiry } from "./form/form-answer.ts";
import { accept, type FormContext, type Reception, receive } from "./form/receive.ts";
import { readThanksToken } from "./form/thanks-token.ts";
import { keysOf } from "./rate-limits/hashes.ts";
import { responseTimesOf } from "./response-times.ts";
import { storeQueue } from "./store-queue.ts";

export type Enquiries = {
  /** What the form states on screen. */
  terms: EnquiryTerms;
  responseTimes: ReturnType<typeof responseTimesOf>;
  /** When a message sent now is answered, if that is later than in 24 hours because the office is closed. */
  closedUntil(): Promise<string | undefined>;
  receive(request: Request, address: string, context?: FormContext): Promise<Reception>;
  /** Stores a question that came with another form, such as that of an event. The fields must be valid. */
  ask(
    message: { fields: Fields; formId: string | undefined },
    address: string,
    context: FormContext,
  ): Promise<Omit<Reception, "scripted">>;
  /** The message that belongs to a valid token: see thanks-token.ts. */
  sent(token: string): Promise<(SentEnquiry & Fields & Kind) | undefined>;
};

type Kind = Pick<ContactMessageRow, "kind" | "about">;

/** How often the log repeats that messages are held. */
const heldWarningInterval = 10 * 60_000;

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
  let warnedAt = Number.NEGATIVE_INFINITY;
  const receiver = {
    store: storeQueue(database, allowance),
    log,
    now: now ?? (() => new Date()),
    onStored: onStored ?? (() => {}),
    onHeld: () => {
      if (performance.now() - warnedAt < heldWarningInterval) return;
      warnedAt = performance.now();
      log.warn(
        "Messages beyond a limit are held and not mailed; `npm run enquiries -- list held` shows them",
      );
    },
  };
  const tokens = dataTokens(database.db);
  /** The message is already stored, so the sender is thanked even without the link. */
  const dataTokenOf = async (reference: string): Promise<{ dataToken?: string }> => {
    try {
      return { dataToken: await tokens.of(reference) };
    } catch (error) {
      log.error("The link to the data of a message could not be created", { error });
      return {};
    }
  };
  const answerBy = async (at: Date): Promise<{ answerBy?: string }> => {
    try {
      const due = dueAfter(at, await readClosedDays(database.db));
      return due > dueAfter(at) ? { answerBy: due } : {};
    } catch (error) {
      log.error("The holidays could not be read", { error });
      return {};
    }
  };
  const sent = async (token: string) => {
    const state = await database.db.selectFrom("enquiry_state").selectAll().executeTakeFirstOrThrow();
    const reference = readThanksToken(token, keysOf(state), receiver.now());
    if (!reference) return undefined;
    const message = await database.db
      .selectFrom("contact_messages")
      .select([...fieldNames, "kind", "about", "created_at"])
      .where("id", "=", reference)
      .executeTakeFirst();
    if (!message) return undefined;
    const { created_at, ...stored } = message;
    return {
      reference,
      token,
      ...stored,
      ...(await dataTokenOf(reference)),
      ...(await answerBy(new Date(created_at))),
    };
  };
  return {
    sent,
    responseTimes: responseTimesOf(database, receiver.now),
    closedUntil: async () => (await answerBy(receiver.now())).answerBy,
    ask: (message, address, context) =>
      accept(receiver, { ...message, honeypot: "", elapsed: undefined }, address, context),
    terms: { keptMonths: settings.enquiriesKeptMonths },
    receive: async (request, address, context) => {
      const { answer, ...reception } = await receive(receiver, request, address, context);
      if (answer.state !== "sent") return { answer, ...reception };
      const more = { ...(await dataTokenOf(answer.reference)), ...(await answerBy(receiver.now())) };
      return { answer: { ...answer, ...more }, ...reception };
    },
  };
}
