import { kinds, sections, subjectOf } from "../../sections.ts";
import type { Content } from "../../server/content/content.ts";
import type { Person } from "../../server/people/people.ts";
import type { SocialImage } from "../art/social-image.ts";
import { statedTitle } from "../lists/event-status.ts";
import {
  mainPages,
  type PagePath,
  pageNames,
  pagesBelow,
  pagesThere,
  peoplePath,
} from "../metadata/site-map.ts";
import { knownZone, sameDay } from "../pages/events/zone.server.ts";
import { writtenDate } from "../ui/written-date.ts";
import { aiPolicy } from "../words/en/ai-policy.ts";
import { faq } from "../words/en/faq.ts";
import { home } from "../words/en/home.ts";
import { origins } from "../words/en/origins.ts";
import { sectionWords } from "../words/en/sections.ts";

export type SocialSubject = Omit<SocialImage, "siteName">;

/** Where the name in the sitemap says less than the page's own title. */
const titles: Partial<Record<PagePath, string>> = {
  "/": home.title,
  "/about/origins": origins.title,
  "/ai-policy": aiPolicy.title,
  "/faq": faq.title,
};

/** What the picture of a page shows. Only pages and records have one: nobody can have words of theirs drawn. */
export async function socialSubject(address: string, content: Content): Promise<SocialSubject | undefined> {
  const people = await content.people.all();
  const page = pagesThere({ people: people.length > 0 }).find((path) => path === address);
  if (page) return pageSubject(page);
  const person = people.find(({ id }) => address === `${peoplePath}/${id}`);
  if (person) return personSubject(person);
  const [, list = "", id = ""] = /^(\/[^/]+)\/(.+)$/s.exec(address) ?? [];
  const kind = kindAt(list);
  const record = kind && (await content[kind].find(id));
  return (
    record && {
      kind: sections[kind].cover,
      subject: subjectOf(kind, record),
      id,
      title: statedTitle(record),
      label: sectionWords[kind].one,
      ...("event_date" in record && { details: whenAndWhere(record) }),
    }
  );
}

function personSubject({ id, name, role }: Person): SocialSubject {
  return { kind: "work", subject: id, id, title: name, label: role || pageNames[peoplePath] };
}

type Event = { event_date: string; ends_at: string | null; time_zone: string; location: string };

/** The day, or the first and the last, where the event is. */
function whenAndWhere({ event_date, ends_at, time_zone, location }: Event): string[] {
  const timeZone = knownZone(time_zone);
  const until = ends_at && !sameDay(event_date, ends_at, timeZone) ? ends_at : undefined;
  return [writtenDate({ instant: event_date, until, form: "date", timeZone }), location].filter(Boolean);
}

function pageSubject(page: PagePath): SocialSubject {
  const parent = mainPages.find((path) => pagesBelow(path).includes(page));
  const kind = kindAt(page);
  return {
    kind: kind ? sections[kind].cover : "work",
    subject: page,
    id: page,
    title: titles[page] ?? pageNames[page],
    ...(page === "/" && { withMap: true }),
    label: parent ? pageNames[parent] : home.hero.kicker,
  };
}

const kindAt = (path: string) => kinds.find((kind) => sections[kind].path === path);
