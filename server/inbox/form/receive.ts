import { TooBusy } from "../../limits/too-busy.ts";
import type { Log } from "../../process/log.ts";
import { requestId } from "../../process/request-id.ts";
import { spamReason } from "../spam.ts";
import type { Arrival, Stored } from "../store-messages.ts";
import { likelyEmail } from "./email-typo.ts";
import type { EnquiryAnswer, Fields } from "./form-answer.ts";
import { type PostedForm, readForm } from "./read-form.ts";
import { clean, findProblems } from "./validate.ts";

export type Reception = {
  answer: EnquiryAnswer;
  /** Seconds until the sender may try again. */
  retryAfter?: number;
  /** Seconds by which to delay the answer, because many similar messages came: see rate-limits/slow-answers.ts. */
  slowBy?: number;
  /** Whether the page's script sent the form. It keeps the fields and shows the answer itself. */
  scripted: boolean;
};

/** What the page, and the link that led to its form, add to the message. */
export type FormContext = Pick<Arrival, "kind" | "about" | "prefilled" | "language">;

type Receiver = {
  store: (arrival: Arrival) => Promise<Stored>;
  log: Log;
  now: () => Date;
  onStored: () => void;
  onHeld: () => void;
};

/** Handles a posted form of any page. Answers "sent" only once the message is durably stored. */
export async function receive(
  receiver: Receiver,
  request: Request,
  address: string,
  context: FormContext = {},
): Promise<Reception> {
  const post = await readForm(request);
  const scripted = post.formId !== undefined;
  const values: { values?: Fields } = scripted ? {} : { values: post.fields };

  const fields = clean(post.fields);
  const problems = findProblems(fields);
  if (Object.keys(problems).length > 0)
    return { answer: { state: "invalid", problems, ...values }, scripted };

  const likely = likelyEmail(fields.email);
  if (likely && post.keptEmail !== fields.email)
    return { answer: { state: "typo", email: fields.email, likely, ...values }, scripted };

  const { answer, ...reception } = await accept(receiver, { ...post, fields }, address, context);
  return { answer: answer.state === "sent" ? answer : { ...answer, ...values }, ...reception, scripted };
}

type Message = { fields: Fields } & Omit<PostedForm, "keptEmail">;

/** Stores a valid message, of this form or of another one. */
export async function accept(
  receiver: Receiver,
  { fields, formId, honeypot, elapsed }: Message,
  address: string,
  context: FormContext,
): Promise<Omit<Reception, "scripted">> {
  const at = receiver.now();
  let stored: Stored;
  try {
    const spam = spamReason({ fields, honeypot, elapsed });
    stored = await receiver.store({ ...context, fields, address, formId, spam, at, requestId: requestId() });
  } catch (error) {
    const answer: EnquiryAnswer = { state: "failed" };
    if (error instanceof TooBusy) return { answer, retryAfter: error.retryAfter };
    receiver.log.error("A message could not be stored; its sender was asked to try again", { error });
    return { answer };
  }
  if ("tryAgainAt" in stored) {
    const retryAfter = Math.max(1, Math.ceil((stored.tryAgainAt.getTime() - at.getTime()) / 1000));
    const answer: EnquiryAnswer =
      stored.because === "full"
        ? { state: "failed" }
        : { state: "too-many", minutes: Math.ceil(retryAfter / 60) };
    return { answer, retryAfter };
  }
  if (stored.held) receiver.onHeld();
  else receiver.onStored();
  const { reference, token, slowBy = 0 } = stored;
  return { answer: { state: "sent", reference, email: fields.email, token }, slowBy };
}
