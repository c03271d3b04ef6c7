/** A link to the contact form can prefill its fields and say what kind of message it is for. */
import type { Fields } from "../../server/inbox/form/form-answer.ts";
import type { FormContext } from "../../server/inbox/form/receive.ts";
import { kindOfLink } from "../../server/inbox/message-kinds.ts";
import { fieldLimits } from "../../server/inbox/message-limits.ts";
import type { Site } from "../../server/site.ts";
import { formatDate, validTimeZone } from "../ui/format-date.ts";
import type { Opening } from "../words/en/subjects.ts";
import { wordsIn } from "../words/words.ts";
import { contactAddress } from "./contact-addresses.ts";

type Prefill = FormContext & { values: Partial<Fields> };

/** The known query parameters. An unknown or outdated value leaves the form empty. */
const readers: Record<string, (site: Site, value: string) => Promise<Prefill | undefined>> = {
  about: async ({ language }, value) => {
    const { openings } = wordsIn(language).subjects;
    if (!Object.hasOwn(openings, value)) return undefined;
    return { ...openingFields(openings[value as keyof typeof openings]), kind: kindOfLink(value) };
  },
  event: async ({ content, language }, id) => {
    const event = await content.events.find(id);
    if (!event || event.past || event.status === "cancelled") return undefined;
    const timeZone = validTimeZone(event.time_zone);
    const date = formatDate({ instant: event.event_date, form: "day", timeZone, language });
    const { subject, line } = wordsIn(language).subjects.event;
    const { title: name } = event;
    return {
      ...openingFields({ subject: subject({ name }), line: line({ name, date }) }),
      kind: "registration",
      about: event.id,
    };
  },
  correct: async ({ enquiries, language }, token) => {
    const sent = await enquiries.sent(token);
    if (!sent) return undefined;
    const { name, email, message, reference, kind, about } = sent;
    const { corrected } = wordsIn(language).subjects;
    const subject = cut(corrected({ reference, subject: sent.subject }));
    return { values: { name, email, message, subject }, kind, about };
  },
};

/** Reads the address of a page with the form; the form posts to the same address. `query` is the part that was used. */
export async function readPrefill(
  site: Site,
  address: string,
): Promise<(Prefill & { query: string }) | undefined> {
  const { pathname, searchParams } = new URL(address);
  if (pathname !== contactAddress) return undefined;
  let prefill: (Prefill & { query: string }) | undefined;
  for (const [name, read] of Object.entries(readers)) {
    const value = searchParams.get(name);
    const found = value ? await read(site, value) : undefined;
    if (value && found) prefill = { ...found, query: `?${new URLSearchParams({ [name]: value })}` };
  }
  return prefill;
}

/** The kind and subject to store with a message. After a failure it is stored as an ordinary message. */
export async function linkContext(site: Site, address: string): Promise<FormContext> {
  try {
    const { kind, about, prefilled } = (await readPrefill(site, address)) ?? {};
    return { ...(kind && { kind }), ...(about && { about }), prefilled };
  } catch (error) {
    site.log.error("The kind and subject of a message could not be read from its link", { error });
    return {};
  }
}

function openingFields({ subject, line }: Opening) {
  return { values: { subject: cut(subject), message: `${line}\n\n` }, prefilled: line };
}

function cut(subject: string): string {
  return [...subject].slice(0, fieldLimits.subject).join("");
}
