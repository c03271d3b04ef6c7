/** What the link that led to the form says: what its fields begin with, and which kind of message it asks for. */
import type { Fields } from "../../server/inbox/form/form-answer.ts";
import type { LedBy } from "../../server/inbox/form/receive.ts";
import { kindOfLink } from "../../server/inbox/message-kinds.ts";
import { fieldLimits } from "../../server/inbox/message-limits.ts";
import type { Site } from "../../server/site.ts";
import { formatDate, validTimeZone } from "../ui/format-date.ts";
import type { Opening } from "../words/en/subjects.ts";
import { wordsIn } from "../words/words.ts";
import { contactAddress } from "./contact-addresses.ts";

type Said = LedBy & { values: Partial<Fields> };
export type Link = Said & {
  /** The part of the address that says it. */
  query: string;
};

/** Each parameter of the address that means something. What it does not know means nothing: the form is the plain one. */
const readers: Record<string, (site: Site, value: string) => Promise<Said | undefined>> = {
  about: async ({ language }, value) => {
    const { openings } = wordsIn(language).subjects;
    if (!Object.hasOwn(openings, value)) return undefined;
    return { ...opened(openings[value as keyof typeof openings]), kind: kindOfLink(value) };
  },
  event: async ({ content, language }, id) => {
    const event = await content.events.find(id);
    if (!event || event.past || event.status === "cancelled") return undefined;
    const timeZone = validTimeZone(event.time_zone);
    const date = formatDate({ instant: event.event_date, form: "day", timeZone, language });
    const { subject, line } = wordsIn(language).subjects.event;
    const { title: name } = event;
    return {
      ...opened({ subject: subject({ name }), line: line({ name, date }) }),
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

/** Reads the address of a page with the form, which is also the one that the form posts to. */
export async function readLink(site: Site, address: string): Promise<Link | undefined> {
  const { pathname, searchParams } = new URL(address);
  if (pathname !== contactAddress) return undefined;
  let link: Link | undefined;
  for (const [name, read] of Object.entries(readers)) {
    const value = searchParams.get(name);
    const said = value ? await read(site, value) : undefined;
    if (value && said) link = { ...said, query: `?${new URLSearchParams({ [name]: value })}` };
  }
  return link;
}

/** What is stored with a message. If that cannot be found out, it is a message like any other. */
export async function ledBy(site: Site, address: string): Promise<LedBy> {
  try {
    const { kind, about, prefilled } = (await readLink(site, address)) ?? {};
    return { ...(kind && { kind }), ...(about && { about }), prefilled };
  } catch (error) {
    site.log.error("What a message is about could not be read", { error });
    return {};
  }
}

function opened({ subject, line }: Opening) {
  return { values: { subject: cut(subject), message: `${line}\n\n` }, prefilled: line };
}

function cut(subject: string): string {
  return [...subject].slice(0, fieldLimits.subject).join("");
}
