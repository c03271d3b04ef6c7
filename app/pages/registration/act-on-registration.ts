import { data, redirect } from "react-router";
import type { Entry } from "../../../server/registrations/answers.ts";
import type { OwnOutcome, OwnRegistration } from "../../../server/registrations/own-registration.ts";
import { registrationPath } from "../../../server/registrations/registration-token.ts";
import type { Site } from "../../../server/site.ts";
import { entrySentences, type Sentences } from "../../registration/entry-sentences.ts";
import { readEntry } from "../../registration/read-entry.ts";
import { privateHeaders } from "../../rendering/private-headers.ts";
import type { LoaderArgs } from "../../rendering/route-module.ts";
import { siteContext, visitorContext } from "../../rendering/site-context.ts";
import { wordsIn } from "../../words/words.ts";

export const resultId = "registration-result";
export const changeFormId = "change";

/** The name of the button that was pressed. */
export type Act = "accept" | "decline" | "cancel" | "change" | "reminders" | "erase";

/** What could not be done: one sentence, or one for each field. */
export type ActionAnswer = { text?: string; problems?: Sentences; typed?: Entry };

type Own = Site["registrations"]["own"];
type Action = {
  done: string;
  run: (own: Own, token: string, form: FormData, entry: Entry) => Promise<OwnOutcome>;
};

const actions: Record<Exclude<Act, "erase">, Action> = {
  accept: { done: "accepted", run: (own, token) => own.accept(token) },
  decline: { done: "declined", run: (own, token) => own.decline(token) },
  cancel: { done: "cancelled", run: (own, token) => own.cancel(token) },
  change: { done: "changed", run: (own, token, _form, entry) => own.change(token, entry) },
  reminders: {
    done: "reminders",
    run: (own, token, form) =>
      own.setReminders(token, { twoDays: form.has("twoDays"), twoHours: form.has("twoHours") }),
  },
};

/** Every change is a POST, and ends with a redirect, so that reloading does not repeat it. */
export async function actOnRegistration({ request, context, params: { token = "" } }: LoaderArgs) {
  const site = context.get(siteContext);
  const { own } = site.registrations;
  const found = await own.open(token, context.get(visitorContext));
  // The loader says why.
  if (typeof found === "string") return answerWith({}, found === "tooMany" ? 429 : 404);
  const form = await request.formData().catch(() => new FormData());
  const act = String(form.get("act"));
  if (act === "erase") {
    await own.erase(token);
    throw redirect(`${registrationPath(token)}/erased`, { status: 303, headers: privateHeaders });
  }
  if (!Object.hasOwn(actions, act)) return answerWith({}, 400);
  const { done, run } = actions[act as keyof typeof actions];
  // The address stays: otherwise this form could send mails to strangers, and tell who else is registered.
  const typed = { ...readEntry(form, site.language, found.settings.questions), email: found.email };
  const entry = form.has("seats") ? typed : { ...typed, seats: found.seats };
  const outcome = await run(own, token, form, entry);
  if (outcome.outcome === "done")
    throw redirect(`${registrationPath(token)}?done=${done}#${resultId}`, {
      status: 303,
      headers: privateHeaders,
    });
  return refuse(site, outcome, found, entry);
}

const answerWith = (answer: ActionAnswer, status: number) =>
  data(answer, { status, headers: privateHeaders });

function refuse(
  { language }: Site,
  outcome: Exclude<OwnOutcome, { outcome: "done" }>,
  { settings }: OwnRegistration,
  typed: Entry,
) {
  const words = wordsIn(language);
  const { problems: own } = words.ownRegistration;
  switch (outcome.outcome) {
    case "notThere":
      return answerWith({}, 404);
    case "invalid": {
      const problems = entrySentences(words, language, outcome.problems, settings.questions);
      return answerWith({ problems, typed }, 422);
    }
    case "notEnoughPlaces":
      return answerWith({ text: own.notEnough({ left: outcome.left }), typed }, 409);
    case "lapsed":
      return answerWith({ text: own.lapsed }, 409);
    case "over":
    case "addressTaken":
      return answerWith({ text: own.over }, 409);
  }
}
