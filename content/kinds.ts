/** Every kind of content, and what follows from the descriptions for types and lists of kinds. */
import type { Field, Fields, FieldType, Rules, SectionRules } from "./define.ts";
import { expandEntries, fieldAt as fieldIn } from "./entries.ts";
import { events } from "./events.ts";
import { freePages } from "./free-pages.ts";
import { news } from "./news.ts";
import { ourWork } from "./our-work.ts";
import { type PageName, pageNames, pages } from "./pages/index.ts";
import { partners } from "./partners.ts";
import { fieldsOfParts } from "./parts.ts";
import { people } from "./people.ts";
import { questions } from "./questions.ts";
import { resources } from "./resources.ts";

/** The kinds with any number of records. The key is what the database, files and the code call the kind. */
export const kinds = {
  ...{ our_work: ourWork, news, events, resources, partners, people, faq: questions },
  pages: freePages,
};

type Kinds = typeof kinds;
export type RecordKind = keyof Kinds;
export const kindNames = Object.keys(kinds) as RecordKind[];

/** Each fixed page is a kind with one record, whose address at the desk is the name of the page. */
export type PageKind = `page/${PageName}`;
export const pageKind = (name: PageName): PageKind => `page/${name}`;
export const pageKinds = pageNames.map(pageKind);
export const isPageKind = (kind: string): kind is PageKind => pageKinds.includes(kind as PageKind);
export const pageNameOf = (kind: PageKind) => kind.slice("page/".length) as PageName;

export type Kind = RecordKind | PageKind;
export const allKinds: Kind[] = [...kindNames, ...pageKinds];

export type Description = Rules & { fields: Fields };
/** A kind in the one form that they all have. */
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

/** The fields of a record, with those of the entries in its lists. */
export const fieldsOf = (kind: Kind, values: Readonly<Record<string, string>>): Fields =>
  expandEntries(kindOf(kind).fields, values);

/** The description of a field by its name, whether or not its entry is in the list at present. */
export const fieldAt = (kind: Kind, name: string): Field | undefined => fieldIn(kindOf(kind).fields, name);

type KindWith<Rule> = { [K in RecordKind]: Kinds[K] extends Rule ? K : never }[RecordKind];

/** A kind with a list, search, neighbours and covers. */
export type SectionKind = KindWith<{ isSection: true }>;
export const isSection = (kind: Kind): kind is SectionKind => "isSection" in kindOf(kind);
export const sections: SectionKind[] = kindNames.filter(isSection);
export const sectionOf = (kind: SectionKind): Description & SectionRules => kinds[kind];
export type SectionPath = Kinds[SectionKind]["path"];

/** Sections in Latest Updates; those with a feed of their own. */
export type UpdateKind = KindWith<{ updates: object }>;
export type FeedKind = KindWith<{ updates: object; feed: true }>;
export const updateKinds = sections.filter((kind): kind is UpdateKind => "updates" in kinds[kind]);
export const feedKinds = sections.filter((kind): kind is FeedKind => "feed" in kinds[kind]);

/** Sections whose records name their authors. */
export type AuthoredKind = Extract<KindWith<{ fields: { authors: Field } }>, SectionKind>;
export const authoredKinds = sections.filter((kind): kind is AuthoredKind => "authors" in kinds[kind].fields);

export type UpcomingFirst = KindWith<{ order: "upcoming first" }>;
/** Kinds of which all records are held in memory, in the order of their positions. */
export type OrderedKind = KindWith<{ order: "by position" }>;
export const isOrdered = (kind: Kind): kind is OrderedKind => kindOf(kind).order === "by position";
/** Kinds of any number of records: they have a text index, and are read page by page. Sections are such kinds. */
export type IndexedKind = Exclude<RecordKind, OrderedKind>;
export const isIndexed = (kind: Kind): kind is IndexedKind => !isPageKind(kind) && !isOrdered(kind);
export const indexedKinds = kindNames.filter(isIndexed);

type FieldsOf<K extends RecordKind> = Kinds[K]["fields"];
export type FieldName<K extends RecordKind> = keyof FieldsOf<K> & string;
export type TitleOf<K extends RecordKind> = Kinds[K]["title"];

/** The names of the fields that are as `Like`. */
type NamesLike<K extends RecordKind, Like> = K extends RecordKind
  ? { [Name in FieldName<K>]: FieldsOf<K>[Name] extends Like ? Name : never }[FieldName<K>]
  : never;
export type LongName<K extends RecordKind> = NamesLike<K, { type: "text" } | { long: true }>;
export type LinkName<K extends RecordKind> = NamesLike<K, { type: "link" | "file" }>;
export type FilterOf<K extends SectionKind> = NamesLike<K, { filter: true }>;
export type Filters = { [Name in FilterOf<SectionKind>]?: string | undefined };

/** Null where an optional address or moment is missing; other texts are empty then. */
type Value<F> = F extends { type: "order" }
  ? number
  : F extends { required: true }
    ? string
    : F extends { type: "link" | "picture" | "file" | "email" | "instant" }
      ? string | null
      : string;
export type Values<K extends RecordKind> = { -readonly [Name in FieldName<K>]: Value<FieldsOf<K>[Name]> };

const mayBeNull: readonly FieldType[] = ["link", "picture", "file", "email", "instant"];

/** A stored text as pages read it. */
export function readValue({ type, required }: Field, text: string | undefined): string | number | null {
  if (type === "order") return Number(text ?? 0);
  return text || (mayBeNull.includes(type) && !required ? null : "");
}

export const isLong = ({ type, long }: Field): boolean => type === "text" || long === true;

/** The names of the fields for which the test holds; those of entries where the values of the record are given. */
export function namesWhere(
  kind: Kind,
  test: (field: Field) => boolean,
  values: Readonly<Record<string, string>> = {},
): string[] {
  return Object.entries(fieldsOf(kind, values)).flatMap(([name, field]) => (test(field) ? [name] : []));
}

export const filtersOf = (kind: Kind) => namesWhere(kind, ({ filter }) => filter === true);

/** The title first: what is in it ranks first. */
export function searchedOf(kind: Kind): string[] {
  const { title } = kindOf(kind);
  return [title, ...namesWhere(kind, ({ searched }) => searched === true).filter((name) => name !== title)];
}

/** The parameters that a list reads from its address, and its records for the way back to it. */
export function listParameters(path: string): string[] {
  const kind = kindNames.find(
    (each) => path === kindOf(each).path || path.startsWith(`${kindOf(each).path}/`),
  );
  // Home reads its own, and so do the pages directly below it.
  if (!kind || kindOf(kind).path === "/") return [];
  const paged = isSection(kind) ? ["language", "page", "year"] : ["page"];
  return [...filtersOf(kind), ...(kindOf(kind).shownOn === "own page" ? paged : [])].sort();
}

/** What the colour of a record's cover stands for; a translation says what it was in the original. */
export function subjectOf(kind: SectionKind, record: { id: string; subject?: string }): string {
  return record.subject ?? (record as Record<string, string>)[sectionOf(kind).subject] ?? record.id;
}

/** The desk's list of a kind is at /desk and this. */
export const deskPath = (kind: Kind): string => kindOf(kind).deskPath ?? kindOf(kind).path;

/** The kinds in the list at that address. */
export const kindsAtDesk = (path: string): Kind[] => allKinds.filter((kind) => deskPath(kind) === path);

/** The kind of the record at that address below the list: a fixed page is a kind by itself. */
export function kindAtDesk(path: string, slug = ""): Kind | undefined {
  const page = `page/${slug}`;
  if (isPageKind(page) && deskPath(page) === path) return page;
  return kindNames.find((kind) => deskPath(kind) === path);
}

/** The address of a record that has its own page: /news/a-clinic-opens, and /annual-report below `/`. */
export const addressBelow = (path: string, slug: string): string =>
  `${path === "/" ? "" : path}/${encodeURIComponent(slug)}`;

/** The page on which visitors find a record: its own, or the one that shows all partners, or all questions of a category. */
export function publicPage(kind: Kind, slug: string, { category = "" }: Record<string, string>): string {
  const { path, shownOn } = kindOf(kind);
  if (shownOn === "own page") return addressBelow(path, slug);
  return kind === "faq" ? `${path}?category=${encodeURIComponent(category)}` : path;
}

/** Text of the record, which a translation says in other words. */
const inWords: readonly FieldType[] = ["line", "text", "tags"];
/** What a translation may have of its own; the original's where it has none. */
const perhapsOther: readonly FieldType[] = ["link", "picture", "file"];

/** Whether a translation has it; all other fields are the original's. */
export const isTranslated = (field: Field): boolean =>
  (inWords.includes(field.type) || perhapsOther.includes(field.type)) && !field.named && !field.hidden;

/** Whether it is the original's where the translation leaves it empty. */
export const isInherited = (field: Field): boolean =>
  isTranslated(field) && (perhapsOther.includes(field.type) || field.inherited === true);

type Entries = Readonly<Record<string, string>>;

/** The fields that a translation has, with those of the entries that the original has. */
export const translatedFields = (kind: Kind, original: Entries = {}) =>
  namesWhere(kind, isTranslated, original);

export const inheritedFields = (kind: Kind, original: Entries = {}) =>
  namesWhere(kind, isInherited, original);

/** The fields that the desk shows. */
export const shownFields = (kind: Kind, values: Entries = {}) =>
  namesWhere(kind, ({ hidden }) => !hidden, values);
