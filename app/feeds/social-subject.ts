import { kinds, sections, subjectOf } from "../../content/kinds.ts";
import type { Language } from "../../languages.ts";
import { slugIn } from "../../server/content/free-pages.ts";
import type { Navigation } from "../../server/content/navigation.ts";
import type { Person } from "../../server/content/people.ts";
import type { Site } from "../../server/site.ts";
import type { SocialImage } from "../art/social-svg.ts";
import { titleWithStatus } from "../lists/event-status.ts";
import { existingPages, mainPages, type PagePath, pagesBelow, peoplePath } from "../metadata/page-paths.ts";
import { sameDay } from "../pages/events/time-zone.server.ts";
import { pageWords } from "../rendering/page-loader.ts";
import { formatDate, validTimeZone } from "../ui/format-date.ts";
import { wordsIn } from "../words/words.ts";

export type SocialSubject = Omit<SocialImage, "siteName">;

type Names = Navigation["names"];

/** Pages whose own title says more than their name in the sitemap. */
const titledPages: Partial<Record<PagePath, "home" | "origins" | "ai-policy" | "faq">> = {
  "/": "home",
  "/about/origins": "origins",
  "/ai-policy": "ai-policy",
  "/faq": "faq",
};

/** The content of a social image. Only existing pages and records have one, so no stranger's text can be drawn. */
export async function socialSubject(
  address: string,
  site: Pick<Site, "content" | "language" | "enquiries">,
): Promise<SocialSubject | undefined> {
  const { content, language } = site;
  const words = wordsIn(language);
  const people = await content.people.all();
  const page = existingPages(await content.existing()).find((path) => path === address);
  const { names } = await content.navigation();
  if (page) return pageSubject(names, page, site);
  const person = people.find(({ id }) => address === `${peoplePath}/${id}`);
  if (person) return personSubject(names, person);
  const freePage = await freePageSubject(address, site);
  if (freePage) return freePage;
  const [, list = "", id = ""] = /^(\/[^/]+)\/(.+)$/s.exec(address) ?? [];
  const kind = kindAt(list);
  const record = kind && (await content[kind].find(id));
  return (
    record && {
      kind: kinds[kind].cover,
      subject: subjectOf(kind, record),
      id,
      title: titleWithStatus(words, record),
      label: words.sectionWords[kind].one,
      ...("event_date" in record && { details: whenAndWhere(language, record as unknown as Event) }),
    }
  );
}

function personSubject(names: Names, { id, name, role }: Person): SocialSubject {
  return { kind: "work", subject: id, id, title: name, label: role || names[peoplePath] };
}

async function freePageSubject(
  address: string,
  site: Parameters<typeof socialSubject>[1],
): Promise<SocialSubject | undefined> {
  const { pages } = site.content;
  const slug = slugIn(address);
  const isPublic = slug !== undefined && (await pages.at(slug)) === "public";
  const page = isPublic ? await pages.title(slug) : undefined;
  return page && { kind: "work", subject: address, id: address, title: page.title, label: await motto(site) };
}

/** The label of pages without a parent page. */
const motto = async (site: Parameters<typeof socialSubject>[1]) =>
  (await pageWords(site, "home")).hero.kicker;

type Event = { event_date: string; ends_at: string | null; time_zone: string; location: string };

/** The day, or the first and last day, in the event's time zone, and the place. */
function whenAndWhere(language: Language, { event_date, ends_at, time_zone, location }: Event): string[] {
  const timeZone = validTimeZone(time_zone);
  const until = ends_at && !sameDay(event_date, ends_at, timeZone) ? ends_at : undefined;
  return [formatDate({ instant: event_date, until, form: "date", timeZone, language }), location].filter(
    Boolean,
  );
}

async function pageSubject(
  names: Names,
  page: PagePath,
  site: Parameters<typeof socialSubject>[1],
): Promise<SocialSubject> {
  const titled = titledPages[page];
  const parent = mainPages.find((path) => pagesBelow(path).includes(page));
  const kind = kindAt(page);
  return {
    kind: kind ? kinds[kind].cover : "work",
    subject: page,
    id: page,
    title: titled ? (await pageWords(site, titled)).title : names[page],
    ...(page === "/" && { withMap: true }),
    label: parent ? names[parent] : await motto(site),
  };
}

const kindAt = (path: string) => sections.find((kind) => kinds[kind].path === path);
