import { data, redirect } from "react-router";
import { likelyEmail } from "../../server/inbox/form/email-typo.ts";
import { cleanEmail, type SignUpProblems, signUpProblems } from "../../server/newsletter/sign-up.ts";
import type { Preferences } from "../../server/newsletter/topics.ts";
import { describeProblem } from "../enquiry/shown-answer.ts";
import { wordsFor } from "../rendering/language.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext, visitorContext } from "../rendering/site-context.ts";
import type { Words } from "../words/translation.ts";
import { readPreferences } from "./read-preferences.ts";

type Typed = { email: string; preferences: Preferences };

/** `sent` is the answer for every valid address, known or not. `started`: only the address was entered, in the footer. */
export type SignUpAnswer =
  | { state: "sent" }
  | ({ state: "started" } & Typed)
  | ({ state: "invalid"; problems: SignUpProblems } & Typed)
  | ({ state: "typo"; likely: string } & Typed)
  | ({ state: "too many" | "failed" } & Typed);

const statusOf: Record<SignUpAnswer["state"], number> = {
  ...{ sent: 200, started: 200, invalid: 422, typo: 422, "too many": 429, failed: 503 },
};

/** The action of /newsletter, to which the form in the footer of every page posts, too. */
export async function receiveSignUp({ request, context }: LoaderArgs) {
  const answer = await answerOf(request, context);
  const init = {
    status: statusOf[answer.state],
    headers: { ...(answer.state === "too many" && { "retry-after": "86400" }) },
  };
  // The outbox of the visitor's device: see app/offline/outbox.ts.
  if (request.headers.get("accept") === "application/json")
    return Response.json({ state: answer.state, said: saidIn(wordsFor({ context }), answer) }, init);
  // So that reloading does not send the form again.
  if (answer.state === "sent") throw redirect("/newsletter?sent=yes#sign-up", 303);
  return data(answer, init);
}

async function answerOf(request: Request, context: LoaderArgs["context"]): Promise<SignUpAnswer> {
  const site = context.get(siteContext);
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const email = cleanEmail(text("likelyEmail") || text("email"));
  const preferences = readPreferences(form, site.language);
  const typed = { email, preferences };
  // Visitors agree to the newsletter with the whole form, which says what they agree to.
  if (!form.has("frequency")) return { state: "started", ...typed };
  const problems = signUpProblems({ email, ...preferences });
  if (problems.email || problems.topics) return { state: "invalid", problems, ...typed };
  const likely = likelyEmail(email);
  if (likely && text("keptEmail") !== email) return { state: "typo", likely, ...typed };
  // A program that fills in every field gives itself away.
  if (text("homepage")) return { state: "sent" };
  try {
    const { outcome } = await site.newsletter.signUp(
      { email, ...preferences },
      { address: context.get(visitorContext), readIn: site.language },
    );
    return outcome === "tooMany" ? { state: "too many", ...typed } : { state: "sent" };
  } catch (error) {
    site.log.error("A sign-up for the newsletter could not be stored", { error });
    return { state: "failed", ...typed };
  }
}

function saidIn(words: Words, answer: SignUpAnswer): string {
  const { sent, problems, typo } = words.newsletter;
  switch (answer.state) {
    case "sent":
    case "started":
      return sent.text;
    case "invalid":
      return [
        problems.heading,
        answer.problems.email && describeProblem(words, "email", answer.problems.email),
        answer.problems.topics && problems.topics,
      ]
        .filter(Boolean)
        .join(" ");
    case "typo":
      return `${typo.notYet} ${words.myData.email.question({ likely: answer.likely })}`;
    case "too many":
      return problems.tooMany;
    case "failed":
      return problems.failed;
  }
}
