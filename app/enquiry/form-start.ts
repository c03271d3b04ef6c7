import type { EnquiryTerms, Fields, SentEnquiry } from "../../server/enquiries/answer.ts";
import { fieldLimits } from "../../server/enquiries/limits.ts";
import type { Site } from "../../server/site.ts";
import type { LoaderArgs } from "../rendering/route-module.ts";
import { siteContext } from "../rendering/site-context.ts";
import { knownZone } from "../ui/known-zone.ts";
import { writtenDate } from "../ui/written-date.ts";
import { correctedSubject, eventOpening, type Opening, subjects } from "../words/en/subjects.ts";

/** What a form begins with: nothing, thanks for what was sent, or fields filled in. */
export type FormStart = {
  terms: EnquiryTerms;
  /** The part of the address that fills the fields in. */
  query: string;
  values?: Partial<Fields> | undefined;
  sent?: SentEnquiry | undefined;
};

/** Each parameter of the address that fills fields in. What it does not know fills in nothing. */
const fillers: Record<string, (site: Site, value: string) => Promise<Partial<Fields> | undefined>> = {
  about: async (_, value) =>
    Object.hasOwn(subjects, value) ? opened(subjects[value as keyof typeof subjects]) : undefined,
  event: async ({ content }, id) => {
    const event = await content.events.find(id);
    if (!event || event.past || event.status === "cancelled") return undefined;
    const timeZone = knownZone(event.time_zone);
    return opened(
      eventOpening(event.title, writtenDate({ instant: event.event_date, form: "day", timeZone })),
    );
  },
  correct: async ({ enquiries }, token) => {
    const sent = await enquiries.sent(token);
    if (!sent) return undefined;
    const { name, email, message, reference } = sent;
    return { name, email, message, subject: cut(correctedSubject(reference, sent.subject)) };
  },
};

/** For the loader of every page with an enquiry form. */
export async function formStart({ request, context }: LoaderArgs): Promise<FormStart> {
  const site = context.get(siteContext);
  const { enquiries, log } = site;
  const asked = new URL(request.url).searchParams;
  const start: FormStart = { terms: enquiries.terms, query: "" };
  try {
    for (const [name, fill] of Object.entries(fillers)) {
      const value = asked.get(name);
      const values = value ? await fill(site, value) : undefined;
      if (!value || !values) continue;
      Object.assign(start, { values, query: `?${new URLSearchParams({ [name]: value })}` });
    }
    const token = asked.get("sent");
    const sent = token ? await enquiries.sent(token) : undefined;
    return sent ? { ...start, sent, values: undefined } : start;
  } catch (error) {
    // The form works without.
    log.error("What a form begins with could not be read", { error });
    return start;
  }
}

function opened({ subject, line }: Opening): Partial<Fields> {
  return { subject: cut(subject), message: `${line}\n\n` };
}

function cut(subject: string): string {
  return [...subject].slice(0, fieldLimits.subject).join("");
}
