/** Every kind of content, and what follows from the descriptions for types and lists of kinds. */
import type { Field, Fields, FieldType, Rules, SectionRules } from "./define.ts";
import { events } from "./events.ts";
import { freePages } from "./free-pages.ts";
import { news } from "./news.ts";
import { ourWork } from "./our-work.ts";
import { partners } from "./partners.ts";
import { people } from "./people.ts";
import { questions } from "./questions.ts";
import { resources } from "./resources.ts";

/** The key is what the database, files and the code call the kind. */
export const kinds = {
  ...{ our_work: ourWork, news, events, resources, partners, people, faq: questions },
  pages: freePages,
};

type Kinds = typeof kinds;
export type Kind = keyof Kinds;
export const kindNames = Object.keys(kinds) as Kind[];

export type Description = Rules & { fields: Fields };
/** A kind in the one form that they all have. */
export const kindOf = (kind: Kind): Description => kinds[kind];

type KindWith<Rule> = { [K in Kind]: Kinds[K] extends Rule ? K : never }[Kind];

/** A kind with a list, search, neighbours and covers. */
export type SectionKind = KindWith<{ isSection: true }>;
export const isSection = (kind: Kind): kind is SectionKind => "isSection" in kinds[kind];
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
export const isOrdered = (kind: Kind): kind is OrderedKind => kinds[kind].order === "by position";
/** Kinds of any number of records: they have a text index, and are read page by page. Sections are such kinds. */
export type IndexedKind = Exclude<Kind, OrderedKind>;
export const isIndexed = (kind: Kind): kind is IndexedKind => !isOrdered(kind);
export const indexedKinds = kindNames.filter(isIndexed);

type FieldsOf<K extends Kind> = Kinds[K]["fields"];
export type FieldName<K extends Kind> = keyof FieldsOf<K> & string;
export type TitleOf<K extends Kind> = Kinds[K]["title"];

/** The names of the fields that are as `Like`. */
type NamesLike<K extends Kind, Like> = K extends Kind
  ? { [Name in FieldName<K>]: FieldsOf<K>[Name] extends Like ? Name : never }[FieldName<K>]
  : never;
export type LongName<K extends Kind> = NamesLike<K, { type: "text" } | { long: true }>;
export type LinkName<K extends Kind> = NamesLike<K, { type: "link" | "file" }>;
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
export type Values<K extends Kind> = { -readonly [Name in FieldName<K>]: Value<FieldsOf<K>[Name]> };

const mayBeNull: readonly FieldType[] = ["link", "picture", "file", "email", "instant"];

/** A stored text as pages read it. */
export function readValue({ type, required }: Field, text: string | undefined): string | number | null {
  if (type === "order") return Number(text ?? 0);
  return text || (mayBeNull.includes(type) && !required ? null : "");
}

export const isLong = ({ type, long }: Field): boolean => type === "text" || long === true;

/** The names of the fields for which the test holds. */
export function namesWhere(kind: Kind, test: (field: Field) => boolean): string[] {
  return Object.entries(kindOf(kind).fields).flatMap(([name, field]) => (test(field) ? [name] : []));
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

/** The authors that a field names by their addresses. */
export function authorsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))];
}

/** The desk's list of a kind is at /desk and this. */
export const deskPath = (kind: Kind): string => kindOf(kind).deskPath ?? kindOf(kind).path;
export const kindAtDesk = (path: string) => kindNames.find((kind) => deskPath(kind) === path);

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
const isTranslated = (types: readonly FieldType[]) => (field: Field) =>
  types.includes(field.type) && !field.named && !field.hidden;

/** The fields that a translation has. All others are the original's. */
export const translatedFields = (kind: Kind) => namesWhere(kind, isTranslated([...inWords, ...perhapsOther]));

/** Those of them that are the original's where the translation leaves them empty. */
export const inheritedFields = (kind: Kind) => namesWhere(kind, isTranslated(perhapsOther));

/** The fields that the desk shows. */
export const shownFields = (kind: Kind) => namesWhere(kind, ({ hidden }) => !hidden);
