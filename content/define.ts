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
  /** A moment: typed as local date and time in the time zone of the record, stored in UTC. */
  | "instant"
  /** A time zone as IANA names it: "Africa/Nairobi". */
  | "zone"
  /** An address of this site that begins with a slash, or one that begins with https. */
  | "link"
  /** A picture, by its address. */
  | "picture"
  /** A file to download, by its address. */
  | "file"
  /** Words with commas between them. */
  | "tags"
  | "email"
  /** A telephone number as it is read and dialled: "+251 11 000 0000". */
  | "phone"
  /** A whole number: the lowest comes first on the page that shows all records of the kind. */
  | "order"
  /** Records of the kind `people`, by their addresses, with commas between them. */
  | "people"
  /** A country by its ISO 3166 code: "KE". */
  | "country"
  /** Languages that people speak, by their BCP 47 codes, with commas between them: "en, sw". */
  | "languages"
  /** Latitude and longitude: "9.03, 38.74". */
  | "coordinates"
  /** Worked out from the fields `venue`, `city` and `country`, in the language of the page: server/content/event-place.ts. */
  | "place"
  /** One of a few values, with the label of each. */
  | { choices: Readonly<Record<string, string>> }
  /** A list of entries, each with its own fields. The layout of the page says how many it can take. */
  | { entries: Fields; one: string; least: number; most: number };

export type Field = {
  label: string;
  type: FieldType;
  hint?: string;
  /** Nothing is published without it. */
  required?: true;
  /** Searches look in it. The title is always searched first. */
  searched?: true;
  /** A list can be narrowed by it: `?category=…`. */
  filter?: true;
  /** One of a few values that records share: app/words names it in every language, and translations leave it alone. */
  named?: true;
  /** A translation that leaves it empty has the original's: mostly a name. */
  inherited?: true;
  /** Read with a whole record only, never with a list. Every `text` is. */
  long?: true;
  /** Shown to visitors but not at the desk; import and export know it. */
  hidden?: true;
  /** Not always on the page: it depends on other content, or other pages show it. */
  sometimes?: true;
  /** The heading above the field at the desk. */
  group?: string;
};
export type Fields = Readonly<Record<string, Field>>;

/** What is said of a kind besides its fields. */
export type Rules<Name extends string = string> = {
  /** What the desk calls one record, and several. */
  one: string;
  several: string;
  /** Where visitors find its records; the desk's list is /desk and the last part of it, unless `deskPath` says otherwise. */
  path: `/${string}`;
  deskPath?: `/${string}`;
  /** Each record has a page below `path`, all of them are on the page at `path`, or there is only one record. */
  shownOn: "own page" | "one page";
  /** The fields that play a part in every list and page. */
  title: Name;
  body: Name;
  /** What its excerpt is cut from, if not from the body. */
  summary?: Name;
  /** "upcoming first" needs the fields `event_date` and `ends_at`; "by position" the field `position`. */
  order: "newest first" | "upcoming first" | "by position";
  /** What the desk says while there is no record. */
  none?: string;
  /**
   * There is one record of it, which the site cannot do without: it is neither created nor withdrawn, keeps its address,
   * and the desk calls it `one`. What a translation leaves out is shown as the original has it.
   */
  fixed?: true;
};

/** What a section has besides: a list with pages, covers, and perhaps a place among the updates and a feed. */
export type SectionRules<Name extends string = string> = {
  /** What a card says above its title, and before its date. */
  card: { kicker?: Name; note?: Name };
  /** The pattern of its covers, and the colour of its badge. */
  cover: "work" | "news" | "event" | "resource";
  /** What the colour of a cover stands for; "id": it differs from record to record. */
  subject: Name | "id";
  /** In Latest Updates and their feed: its name in their address, how many at most, and where a card leads. */
  updates?: { filter: string; most: number; opens: "record" | "list" };
  /** Whether it has a feed of its own. */
  feed?: true;
};

/** A kind of which all records are shown together, in the order of their positions. */
export function defineKind<const Own extends Fields, const Of extends Rules<keyof Own & string>>(
  rules: Of,
  fields: Own,
) {
  return { ...rules, fields };
}

/** A kind with a list of its own, a page for each record, search and filters. */
export function defineSection<
  const Own extends Fields,
  const Of extends Rules<keyof Own & string> & SectionRules<keyof Own & string>,
>(rules: Of, fields: Own) {
  return { ...rules, fields, isSection: true as const };
}

/** The authors that a field names by their addresses, or the languages by their codes. */
export function listedIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))];
}
