import { data, redirect } from "react-router";
import type { Language } from "../../languages.ts";
import { likelyEmail } from "../../server/inbox/form/email-typo.ts";
import { clean, cleanText } from "../../server/inbox/form/validate.ts";
import { fieldLimits } from "../../server/inbox/message-limits.ts";
import { DeadlinePassed } from "../../server/limits/deadline.ts";
import { TooBusy } from "../../server/limits/too-busy.ts";
import {
  cleanEntry,
  type Entry,
  type EntryProblems,
  entryProblems,
} from "../../server/registrations/answers.ts";
import type { PublicForm } from "../../server/registrations/registrations.ts";
import type { Site } from "../../server/site.ts";
import { lastDay } from "../enquiry/last-day.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext, visitorContext } from "../rendering/site-context.ts";
import type { Words } from "../words/translation.ts";
import { wordsIn } from "../words/words.ts";
import { entrySentences, type Sentences } from "./entry-sentences.ts";
import { readEntry } from "./read-entry.ts";
import { registrationAddress } from "./registration-address.ts";
import { registrationWords } from "./registration-words.ts";

/** What was typed. */
export type Typed = { entry: Entry; question: string };

export type RegistrationAnswer =
  | { state: "invalid"; problems: Sentences; typed: Typed }
  /** The e-mail address looks mistyped: the person confirms it first. */
  | { state: "typo"; likely: string; typed: Typed }
  | { state: "refused"; text: string; typed: Typed };

type Reply = { status: number; retryAfter?: number | undefined } & (
  | { answer: RegistrationAnswer }
  | { sent: "mail" | "question" }
);

export const resultId = "register-result";

/** The action of the form. A person who is registered already gets the same answer as anyone else. */
export async function receiveRegistration({ request, context, params: { id = "" } }: LoaderArgs) {
  const site = context.get(siteContext);
  const form = await site.registrations.form(id);
  // The loader says why.
  if (!form) return data(undefined, 404);
  const posted = await request.formData().catch(() => new FormData());
  const reply = await register(site, id, form, posted, context.get(visitorContext));
  const headers = new Headers();
  if (reply.retryAfter) headers.set("retry-after", String(reply.retryAfter));
  if (request.headers.get("accept") === "application/json") {
    const state = "sent" in reply ? "sent" : reply.answer.state;
    return Response.json({ state, said: await saidIn(site, reply) }, { status: reply.status, headers });
  }
  // Redirect, so that reloading does not send the form again.
  if ("sent" in reply)
    throw redirect(`${registrationAddress(id)}?sent=${reply.sent}#${resultId}`, { status: 303, headers });
  return data(reply.answer, { status: reply.status, headers });
}

async function register(
  site: Site,
  slug: string,
  form: PublicForm,
  posted: FormData,
  address: string,
): Promise<Reply> {
  const { language, registrations, log } = site;
  const words = wordsIn(language);
  const own = words.registrationForm;
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === "string" ? value : "";
  };
  const read = readEntry(posted, language, form.questions);
  // The suggested address, if the person chose it.
  const typed = {
    entry: { ...read, email: text("likelyEmail") || read.email },
    question: text("question"),
  };
  const refuse = (text: string, status: number, retryAfter?: number): Reply => ({
    ...{ status, retryAfter, answer: { state: "refused", text, typed } },
  });
  if (text("homepage").trim() !== "") return refuse(own.hiddenField, 422);

  const entry = cleanEntry(typed.entry, form.questions);
  const question = cleanText(typed.question);
  const problems: EntryProblems = { ...entryProblems(entry, form), ...questionProblem(question) };
  const invalid = (found: EntryProblems): Reply => ({
    status: 422,
    answer: { state: "invalid", problems: entrySentences(words, language, found, form.questions), typed },
  });
  if (Object.keys(problems).length > 0) return invalid(problems);
  const likely = likelyEmail(entry.email);
  if (likely && text("keptEmail") !== entry.email)
    return { status: 422, answer: { state: "typo", likely, typed } };

  const formId = /^w?[\da-f]{32}$/.test(text("formId")) ? text("formId") : undefined;
  try {
    const registered = await registrations.register(slug, entry, { formId, address });
    switch (registered.outcome) {
      case "invalid":
        return invalid(registered.problems);
      case "notOpen": {
        const state = registrationWords(registered.state, { words, language, timeZone: "UTC" });
        return refuse(`${own.notYet} ${state?.text ?? ""}`.trim(), 409);
      }
      case "notEnoughPlaces":
        return refuse(own.notEnough({ left: registered.left }), 409);
      case "tooMany":
        return refuse(own.tooMany, 429);
    }
    if (question === "") return { status: 200, sent: "mail" };
    const isStored = await ask(site, slug, { entry, question, formId, address });
    return isStored ? { status: 200, sent: "question" } : refuse(own.questionFailed, 503);
  } catch (error) {
    if (!(error instanceof TooBusy || error instanceof DeadlinePassed))
      log.error("A registration could not be stored; its sender was asked to try again", { error });
    return refuse(own.failed, 503, error instanceof TooBusy ? error.retryAfter : 5);
  }
}

function questionProblem(question: string): EntryProblems {
  const by = [...question].length - fieldLimits.message;
  return by > 0 ? { question: { kind: "long", by } } : {};
}

type Asked = { entry: Entry; question: string; formId: string | undefined; address: string };

/** A question becomes a message of the inbox, once: the same text of the same person is stored only once. */
async function ask(
  { language, enquiries, content }: Site,
  slug: string,
  { entry, question, formId, address }: Asked,
): Promise<boolean> {
  const event = (await content.events.title(slug))?.title ?? "";
  const subject = wordsIn(language).registrationForm.questionSubject({ event });
  const { name, email } = entry;
  const fields = clean({ name, email, message: question, subject: cut(subject) });
  const { answer } = await enquiries.ask({ fields, formId }, address, { language });
  return answer.state === "sent";
}

const cut = (subject: string) => [...subject].slice(0, fieldLimits.subject).join("");

/** `closedUntil`: when the question is answered, if that is later than in 24 hours. */
export function questionPromise(
  { registrationForm: { sent } }: Words,
  language: Language,
  closedUntil: string | undefined,
): string {
  return closedUntil ? sent.questionLater({ day: lastDay(closedUntil, language) }) : sent.question;
}

/** The answer in one paragraph, for the outbox: see app/offline/outbox.ts. */
async function saidIn({ language, enquiries }: Site, reply: Reply): Promise<string> {
  const words = wordsIn(language);
  const { registrationForm: own, enquiry } = words;
  if ("sent" in reply) {
    const promise = questionPromise(words, language, await enquiries.closedUntil());
    return [own.sent.title, own.sent.mail, ...(reply.sent === "question" ? [promise] : [])].join(" ");
  }
  const { answer } = reply;
  switch (answer.state) {
    case "invalid":
      return [own.problems.heading, ...Object.values(answer.problems)].join(" ");
    case "typo":
      return `${own.notYet} ${enquiry.typo.question({ likely: answer.likely })}`;
    case "refused":
      return answer.text;
  }
}
