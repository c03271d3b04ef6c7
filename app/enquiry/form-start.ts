import type { EnquiryTerms, Fields, SentEnquiry } from "../../server/inbox/form/form-answer.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { readPrefill } from "./prefilled-fields.ts";

/** The initial state of a form: empty, with prefilled fields, or with thanks for a message. */
export type FormStart = {
  terms: EnquiryTerms;
  /** The query of the address that prefills the fields. */
  query: string;
  values?: Partial<Fields> | undefined;
  sent?: SentEnquiry | undefined;
};

/** For the loader of every page with an enquiry form. */
export async function formStart({ request, context }: LoaderArgs): Promise<FormStart> {
  const site = context.get(siteContext);
  const { enquiries, log } = site;
  const start: FormStart = { terms: enquiries.terms, query: "" };
  try {
    const { values, query = "" } = (await readPrefill(site, request.url)) ?? {};
    Object.assign(start, { values, query });
    const token = new URL(request.url).searchParams.get("sent");
    const sent = token ? await enquiries.sent(token) : undefined;
    return sent ? { ...start, sent, values: undefined } : start;
  } catch (error) {
    // The form works without it.
    log.error("The prefilled fields of a form could not be read", { error });
    return start;
  }
}
