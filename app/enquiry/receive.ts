import { data, type RouterContextProvider, redirect } from "react-router";
import type { EnquiryAnswer } from "../../server/enquiries/answer.ts";
import { siteContext, visitorContext } from "../site.ts";
import { resultId } from "./result-id.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

const statusOf: Record<EnquiryAnswer["state"], number> = {
  sent: 200,
  invalid: 422,
  "too-many": 429,
  "too-large": 413,
  failed: 503,
};

/** The action of every page with an enquiry form. */
export async function receiveEnquiry({ request, context }: ActionArgs) {
  const { enquiries } = context.get(siteContext);
  const { answer, retryAfter, scripted } = await enquiries.receive(request, context.get(visitorContext));
  if (answer.state === "sent" && !scripted) {
    // To an address of its own, so that loading it again does not send the message again.
    throw redirect(`${new URL(request.url).pathname}?sent=${answer.reference}#${resultId}`, 303);
  }
  return data(answer, {
    status: statusOf[answer.state],
    headers: retryAfter ? { "retry-after": String(retryAfter) } : {},
  });
}
