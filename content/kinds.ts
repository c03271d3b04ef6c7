/** All kinds of content, and the types and lists that are derived from their descriptions. */
import type { Field, Fields, FieldType, Rules, SectionRules } from "./define.ts";
import { expandEntries, fieldAt as fieldIn } from "./entries.ts";
import { events } from "./events.ts";
import { freePages } from "./free-pages.ts";
import { news } from "./news.ts";
import { newsletter } from "./newsletter.ts";
import { ourWork } from "./our-work.ts";
import { type PageName, pageNames, pages, pagesByPath } from "./pages/index.ts";
import { partners } from "./partners.ts";
import { fieldsOfParts } from "./parts.ts";
import { people } from "./people.ts";
import { questions } from "./questions.ts";
import { resources } from "./resources.ts";

/** The kinds with any number of records, by their name in the database, in files and in the code. */
export const kinds = {
  ...{ our_work: ourWork, news, newsletter, events, resources, partners, people, faq: questions },
  pages: freePages,
};

type Kinds = typeof kinds;
export type RecordKind = keyof Kinds;
export const kindNames = Object.keys(kinds) as RecordKind[];

/** Each fixed page is a kind with one record, whose id is the name of the page. */
export type PageKind = `page/${PageName}`;
export const pageKind = (name: PageName): PageKind => `page/${name}`;
export const pageKinds = pageNames.map(pageKind);
export const isPageKind = (kind: string): kind is PageKind => pageKinds.includes(kind as PageKind);
export const pageNameOf = (kind: PageKind) => kind.slice("page/".length) as PageName;

export type Kind = RecordKind | PageKind;
export const allKinds: Kind[] = [...kindNames, ...pageKinds];

export type Description = Rules & { fields: Fields };
/** The description of a kind. */
export const kindOf = (kind: Kind): Description => (isPageKind(kind) ? pageDescriptions[kind] : kinds[kind]);

const pageDescriptions = Object.fromEntries(
  pageNames.map((page) => {
    const { name, path, parts } = pages[page];
    const fields = fieldsOfParts(parts);
    const [first = ""] = Object.keys(fields);
    const own = (field: string) => (Object.hasOwn(fields, field) ? field : first);
    const description: Description = {
      ...{ one: name, several: "Pages", path, deskPath: "/pages", shownOn: "one page", fixed: true },
      ...{ title: own("name"), body: own("description"), order: "newest first", fields },
    };
    return [pageKind(page), description];
  }),
) as Record<PageKind, Description>;

/** The fields of a record, including those of its list entries. */
export const fieldsOf = (kind: Kind, values: Readonly<Record<string, string>>): Fields =>
  expandEntries(kindOf(kind).fields, values);

/** The description of a field by its name, even if its entry is not in the list. */
export const fieldAt = (kind: Kind, name: string): Field | undefined => fieldIn(kindOf(kind).fields, name);

type KindWith<Rule> = { [K in RecordKind]: Kinds[K] extends Rule ? K : never }[RecordKind];

/** A kind with a list, search, previous and next records, and covers. */
export type SectionKind = KindWith<{ isSection: true }>;
export const isSection = (kind: Kind): kind is SectionKind => "isSection" in kindOf(kind);
export const sections: SectionKind[] = kindNames.filter(isSection);
export const sectionOf = (kind: SectionKind): Description & SectionRules => kinds[kind];
export type SectionPath = Kinds[SectionKind]["path"];

/** The sections in Latest Updates, and those with their own feed. */
export type UpdateKind = KindWith<{ updates: object }>;
export type FeedKind = KindWith<{ feed: true }>;
export const updateKinds = sections.filter((kind): kind is UpdateKind => "updates" in kinds[kind]);
export const feedKinds = sections.filter((kind): kind is FeedKind => "feed" in kinds[kind]);

/** Home shows updates and the newest projects. */
export const isOnHome = (kind: Kind): boolean =>
  kind === "our_work" || (isSection(kind) && "updates" in kinds[kind]);

/** Sections whose records name their authors. */
export type AuthoredKind = Extract<KindWith<{ fields: { authors: Field } }>, SectionKind>;
export const authoredKinds = sections.filter((kind): kind is AuthoredKind => "authors" in kinds[kind].fields);

/** Sections whose records can be cited: see citable.ts. */
export type CitableKind = Extract<KindWith<{ fields: { doi: Field } }>, AuthoredKind>;
export const citableKinds = authoredKinds.filter((kind): kind is CitableKind => "doi" in kinds[kind].fields);

export type UpcomingFirst = KindWith<{ order: "upcoming first" }>;
/** Kinds whose records are all held in memory, sorted by position. */
export type OrderedKind = KindWith<{ order: "by position" }>;
export const isOrdered = (kind: Kind): kind is OrderedKind => kindOf(kind).order === "by position";
/** Kinds that may have many records: they have a text index and are paginated. Includes all sections. */
export type IndexedKind = Exclude<RecordKind, OrderedKind>;
export const isIndexed = (kind: Kind): kind is IndexedKind => !isPageKind(kind) && !isOrdered(kind);
export const indexedKinds = kindNames.filter(isIndexed);

type FieldsOf<K extends RecordKind> = Kinds[K]["fields"];
export type FieldName<K extends RecordKind> = keyof FieldsOf<K> & string;
export type TitleOf<K extends RecordKind> = Kinds[K]["title"];

/** The names of the fields that match `Like`. */
type NamesLike<K extends RecordKind, Like> = K extends RecordKind
  ? { [Name in FieldName<K>]: FieldsOf<K>[Name] extends Like ? Name : never }[FieldName<K>]
  : never;
export type LongName<K extends RecordKind> = NamesLike<K, { type: "text" } | { long: true }>;
export type LinkName<K extends RecordKind> = NamesLike<K, { type: "link" | "file" }>;
export type FilterOf<K extends SectionKind> = NamesLike<K, { filter: true }>;
export type Filters = { [Name in FilterOf<SectionKind>]?: string | undefined };

/** Missing optional links, files, addresses and dates are null; other missing values are empty strings. */
type Value<F> = F extends { type: "order" }
  ? number
  : F extends { required: true }
    ? string
    : F extends { type: "link" | "picture" | "file" | "email" | "instant" }
      ? string | null
      : string;
export type Values<K extends RecordKind> = { -readonly [Name in FieldName<K>]: Value<FieldsOf<K>[Name]> };

const mayBeNull: readonly FieldType[] = ["link", "picture", "file", "email", "instant"];

/** Converts a stored text to the value that pages read. */
export function readValue({ type, required }: Field, text: string | undefined): string | number | null {
  if (type === "order") return Number(text ?? 0);
  return text || (mayBeNull.includes(type) && !required ? null : "");
}

export const isLong = ({ type, long }: Field): boolean => type === "text" || long === true;

/** The names of the fields that pass the test, including those of entries if the record's values are given. */
export function namesWhere(
  kind: Kind,
  test: (field: Field) => boolean,
  values: Readonly<Record<string, string>> = {},
): string[] {
  return Object.entries(fieldsOf(kind, values)).flatMap(([name, field]) => (test(field) ? [name] : []));
}

export const filtersOf = (kind: Kind) => namesWhere(kind, ({ filter }) => filter === true);

/** The title comes first, because matches in it rank first. */
export function searchedOf(kind: Kind): string[] {
  const { title } = kindOf(kind);
  return [title, ...namesWhere(kind, ({ searched }) => searched === true).filter((name) => name !== title)];
}

/** The other texts that visitors read. Only the search over the site reads them too. */
export function siteSearchedOf(kind: Kind, values: Readonly<Record<string, string>> = {}): string[] {
  const { title } = kindOf(kind);
  return namesWhere(
    kind,
    ({ type, searched, hidden, inMetadata }) =>
      (type === "line" || type === "text") && !searched && !hidden && !inMetadata,
    values,
  ).filter((name) => name !== title);
}

/** The query parameters of a list. Its records read them too, for the link back to the list. */
export function listParameters(path: string): string[] {
  const kind = kindNames.find(
    (each) => path === kindOf(each).path || path.startsWith(`${kindOf(each).path}/`),
  );
  // Home and the free pages below it have no list.
  if (!kind || kindOf(kind).path === "/") return [];
  const paged = isSection(kind) ? ["language", "page", "year"] : ["page"];
  const visible = namesWhere(kind, ({ filter, hidden }) => filter === true && !hidden);
  return [...visible, ...(kindOf(kind).shownOn === "own page" ? paged : [])].sort();
}

/** The value that determines the colour of a record's cover; for a translation, the original's. */
export function subjectOf(kind: SectionKind, record: { id: string; subject?: string }): string {
  return record.subject ?? (record as Record<string, string>)[sectionOf(kind).subject] ?? record.id;
}

/** The desk's list of a kind is at /desk plus this path. */
export const deskPath = (kind: Kind): string => kindOf(kind).deskPath ?? kindOf(kind).path;

/** The kinds in the desk's list at this path. */
export const kindsAtDesk = (path: string): Kind[] => allKinds.filter((kind) => deskPath(kind) === path);

/** The kind of the record with this slug in the desk's list at this path. */
export function kindAtDesk(path: string, slug = ""): Kind | undefined {
  const page = `page/${slug}`;
  if (isPageKind(page) && deskPath(page) === path) return page;
  return kindNames.find((kind) => deskPath(kind) === path);
}

/** The path of a record with its own page: /news/a-clinic-opens, or /annual-report below `/`. */
export const addressBelow = (path: string, slug: string): string =>
  `${path === "/" ? "" : path}/${encodeURIComponent(slug)}`;

/** The page that shows a record: its own, or the one with all partners, or all questions of its category. */
export function publicPage(kind: Kind, slug: string, { category = "" }: Record<string, string>): string {
  const { path, shownOn } = kindOf(kind);
  if (shownOn === "own page") return addressBelow(path, slug);
  return kind === "faq" ? `${path}?category=${encodeURIComponent(category)}` : path;
}

/** Whether visitors read it at an address of its own: a record with a page, or a fixed page. Not the footer. */
export const hasOwnAddress = (kind: Kind): boolean =>
  kindOf(kind).shownOn === "own page" ||
  (isPageKind(kind) && Object.values<string>(pagesByPath).includes(pageNameOf(kind)));

/** Types whose text is translated. */
const textTypes: readonly FieldType[] = ["line", "text", "tags"];
/** Types that a translation may replace; otherwise it uses the original's. */
const replaceableTypes: readonly FieldType[] = ["link", "picture", "file"];

/** Whether translations have this field; all other fields come from the original. */
export const isTranslated = (field: Field): boolean =>
  (textTypes.includes(field.type) || replaceableTypes.includes(field.type)) && !field.named && !field.hidden;

/** Whether a translation that leaves it empty uses the original's value. */
export const isInherited = (field: Field): boolean =>
  isTranslated(field) && (replaceableTypes.includes(field.type) || field.inherited === true);

type Entries = Readonly<Record<string, string>>;

/** The translated fields, including those of the original's list entries. */
export const translatedFields = (kind: Kind, original: Entries = {}) =>
  namesWhere(kind, isTranslated, original);

export const inheritedFields = (kind: Kind, original: Entries = {}) =>
  namesWhere(kind, isInherited, original);

/** The fields that the desk shows. */
export const shownFields = (kind: Kind, values: Entries = {}) =>
  namesWhere(kind, ({ hidden }) => !hidden, values);
