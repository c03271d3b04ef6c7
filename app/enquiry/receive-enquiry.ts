import { data, redirect } from "react-router";
import type { EnquiryAnswer } from "../../server/inbox/form/form-answer.ts";
import { slowBy as slowByHeader } from "../../server/inbox/rate-limits/slow-answers.ts";
import { wordsFor } from "../rendering/language.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext, visitorContext } from "../rendering/site-context.ts";
import { resultId } from "./element-ids.ts";
import { linkContext } from "./prefilled-fields.ts";
import { saidIn, shownAnswer } from "./shown-answer.ts";

const statusOf: Record<EnquiryAnswer["state"], number> = {
  sent: 200,
  invalid: 422,
  typo: 422,
  "too-many": 429,
  failed: 503,
};

/** The action of every page with an enquiry form. */
export async function receiveEnquiry({ request, context }: LoaderArgs) {
  const site = context.get(siteContext);
  const { enquiries, language } = site;
  const { answer, retryAfter, slowBy, scripted } = await enquiries.receive(
    request,
    context.get(visitorContext),
    { ...(await linkContext(site, request.url)), language },
  );
  const headers = new Headers();
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  if (slowBy) headers.set(slowByHeader, String(slowBy));
  const init = { status: statusOf[answer.state], headers };
  if (request.headers.get("accept") === "application/json") {
    // The page has its own sentence for failures.
    if (answer.state === "failed") return Response.json({ state: "failed" }, init);
    const shown = shownAnswer(wordsFor({ context }), answer, "", language);
    return Response.json({ ...shown, said: saidIn(shown) }, init);
  }
  if (answer.state === "sent" && !scripted) {
    // Redirect, so that reloading does not send the message again.
    const { pathname, searchParams } = new URL(request.url);
    searchParams.set("sent", answer.token);
    throw redirect(`${pathname}?${searchParams}#${resultId}`, { status: 303, headers });
  }
  return data(answer, init);
}
