import type { EnquiryTerms, Fields, SentEnquiry } from "../../server/inbox/form/form-answer.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { readLink } from "./prefilled-fields.ts";

/** What a form begins with: nothing, thanks for what was sent, or fields filled in. */
export type FormStart = {
  terms: EnquiryTerms;
  /** The part of the address that fills the fields in. */
  query: string;
  values?: Partial<Fields> | undefined;
  sent?: SentEnquiry | undefined;
};

/** For the loader of every page with an enquiry form. */
export async function formStart({ request, context }: LoaderArgs): Promise<FormStart> {
  const site = context.get(siteContext);
  const { enquiries, log } = site;
  const asked = new URL(request.url).searchParams;
  const start: FormStart = { terms: enquiries.terms, query: "" };
  try {
    const { values, query = "" } = (await readLink(site, request.url)) ?? {};
    Object.assign(start, { values, query });
    const token = asked.get("sent");
    const sent = token ? await enquiries.sent(token) : undefined;
    return sent ? { ...start, sent, values: undefined } : start;
  } catch (error) {
    // The form works without.
    log.error("What a form begins with could not be read", { error });
    return start;
  }
}
