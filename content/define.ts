/**
 * How a kind of content is described. Each kind is described once, in a file of this folder; its storage, reading,
 * saving, search, lists, desk form, checks, translations, feeds, sitemap, import and export all follow from that
 * description. docs/add-a-section.md and docs/add-a-field.md show how to add one.
 */

export type FieldType =
  /** One line of text. */
  | "line"
  /** Markdown. */
  | "text"
  /** A date and time, entered in the time zone of the record, or else of the organisation, and stored in UTC. */
  | "instant"
  /** A day without a time: "2026-12-25". */
  | "date"
  /** An IANA time zone: "Africa/Nairobi". */
  | "zone"
  /** A path of this site, beginning with a slash, or a URL beginning with https. */
  | "link"
  /** The URL of a picture. */
  | "picture"
  /** The URL of a file to download. */
  | "file"
  /** Words separated by commas. */
  | "tags"
  | "email"
  /** An international telephone number: "+251 11 000 0000". */
  | "phone"
  /** A whole number by which the page sorts the records of the kind, lowest first. */
  | "order"
  /** Ids of records of the kind `people`, separated by commas. */
  | "people"
  /** An ISO 3166 country code: "KE". */
  | "country"
  /** BCP 47 codes of spoken languages, separated by commas: "en, sw". */
  | "languages"
  /** Latitude and longitude: "9.03, 38.74". */
  | "coordinates"
  /** A digital object identifier: "10.5281/zenodo.1234567". */
  | "doi"
  /** Computed from the fields `venue`, `city` and `country`, in the language of the page: server/content/event-place.ts. */
  | "place"
  /** One of a few values, with the label of each. */
  | { choices: Readonly<Record<string, string>> }
  /** A list of entries, each with its own fields. The layout of the page determines how many it can hold. */
  | { entries: Fields; one: string; least: number; most: number };

export type Field = {
  label: string;
  type: FieldType;
  hint?: string;
  /** The record cannot be published without it. */
  required?: true;
  /** Included in searches. The title is always searched first. */
  searched?: true;
  /** Lists can be filtered by it: `?category=…`. */
  filter?: true;
  /** One of a few values that records share. app/words has its name in every language, so translations skip it. */
  named?: true;
  /** A translation that leaves it empty uses the original's, for example for names. */
  inherited?: true;
  /** Loaded only with a single record, not with lists. True of every `text`. */
  long?: true;
  /** Shown to visitors but not at the desk. Included in import and export. */
  hidden?: true;
  /** Not always visible on the page: it depends on other content, or only other pages show it. */
  sometimes?: true;
  /** Only in the metadata of the page, so searches and the weight of the page leave it out. */
  inMetadata?: true;
  /** In characters, if fewer than of other fields. */
  maxLength?: number;
  /** The heading above the field at the desk. */
  group?: string;
};
export type Fields = Readonly<Record<string, Field>>;

/** The description of a kind, besides its fields. */
export type Rules<Name extends string = string> = {
  /** What the desk calls one record, and several. */
  one: string;
  several: string;
  /** Where visitors find its records. The desk lists them at /desk plus this path, or plus `deskPath`. */
  path: `/${string}`;
  deskPath?: `/${string}`;
  /** Each record has its own page below `path`, or all are on the page at `path`. */
  shownOn: "own page" | "one page";
  /** The fields that play a part in every list and page. */
  title: Name;
  body: Name;
  /** The field that excerpts are taken from, if not the body. */
  summary?: Name;
  /** "upcoming first" needs the fields `event_date` and `ends_at`; "by position" the field `position`. */
  order: "newest first" | "upcoming first" | "by position";
  /** The desk's message while there are no records. */
  none?: string;
  /**
   * The kind has exactly one record, which is neither created nor withdrawn, keeps its address, and is called `one` at the
   * desk. Fields that a translation leaves empty use the original's text.
   */
  fixed?: true;
};

/** The further rules of a section: its cards and covers, and whether it is among the updates and has a feed. */
export type SectionRules<Name extends string = string> = {
  /** The fields that a card shows above its title, and before its date. */
  card: { kicker?: Name; note?: Name };
  /** The pattern of its covers, and the colour of its badge. */
  cover: "work" | "news" | "event" | "resource";
  /** The field that determines the colour of a cover; "id": each record has its own. */
  subject: Name | "id";
  /** In Latest Updates and their feed: its name in the query, how many records at most, and where a card leads. */
  updates?: { filter: string; most: number; opens: "record" | "list" };
  /** Whether it has its own feed. */
  feed?: true;
};

/** A kind without a section: its rules say how its records are shown. */
export function defineKind<const Own extends Fields, const Of extends Rules<keyof Own & string>>(
  rules: Of,
  fields: Own,
) {
  return { ...rules, fields };
}

/** A kind with a paginated list, a page for each record, search and filters. */
export function defineSection<
  const Own extends Fields,
  const Of extends Rules<keyof Own & string> & SectionRules<keyof Own & string>,
>(rules: Of, fields: Own) {
  return { ...rules, fields, isSection: true as const };
}

/** The values of a field of type `people` or `languages`. */
export function listedIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))];
}
