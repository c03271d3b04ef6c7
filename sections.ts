/**
 * Every section of records, described once. Its table, list, records, search, saving, sitemap, breadcrumbs,
 * neighbours, updates, feeds and social images are derived from here: see docs/add-a-section.md.
 */

/**
 * Long text is read with a whole record, never with a list. Text or none is empty unless something is written. A link
 * is checked before a page offers it.
 */
export type Column = "text" | "text or none" | "long text" | "instant" | "optional instant" | "optional link";
type Columns = Readonly<Record<string, Column>>;

/** What is derived from the columns. */
type Rules<Name extends string> = {
  /** The address of the list, which begins those of its records. */
  path: `/${string}`;
  title: Name;
  /** The text of a record, in Markdown. */
  body: Name;
  /** What its excerpt is cut from. */
  summary: Name;
  /** Where a search looks, the title first. */
  searched: readonly Name[];
  /** Upcoming first takes an `event_date` and an `ends_at`. */
  order: "newest first" | "upcoming first";
  /** By what an address may narrow the list. The table has a column with "_key" at its end for each. */
  filters: readonly Name[];
  /** What a card says above its title, and before its date. */
  card: { kicker?: Name; note?: Name };
  /** The pattern of its covers, and the colour of its badge. */
  cover: "work" | "news" | "event" | "resource";
  /** What the colour of a cover stands for; by id, it differs from record to record. */
  subject: Name | "id";
  /** In Latest Updates and their feed: its name in their address, how many at most, and where a card leads. */
  updates?: { filter: string; most: number; opens: "record" | "list" };
  /** A feed of its own. */
  feed?: true;
};

/** Each section's key is the name of its table, and "kind" in the code. */
export const sections = {
  our_work: section(
    { title: "text", description: "long text", category: "text", link: "optional link" },
    {
      path: "/our-work",
      title: "title",
      body: "description",
      summary: "description",
      searched: ["title", "description", "category"],
      order: "newest first",
      filters: [],
      card: { kicker: "category" },
      cover: "work",
      subject: "category",
    },
  ),
  news: section(
    { headline: "text", content: "long text", authors: "text or none", link: "optional link" },
    {
      path: "/news",
      title: "headline",
      body: "content",
      summary: "content",
      searched: ["headline", "content"],
      order: "newest first",
      filters: [],
      card: {},
      cover: "news",
      subject: "id",
      updates: { filter: "news", most: 12, opens: "record" },
      feed: true,
    },
  ),
  events: section(
    {
      name: "text",
      description: "long text",
      location: "text",
      event_date: "instant",
      ends_at: "optional instant",
      /** The zone of the place, as IANA names it: "Africa/Nairobi". */
      time_zone: "text",
      /** "cancelled" or "postponed". */
      status: "text or none",
      link: "optional link",
    },
    {
      path: "/events",
      title: "name",
      body: "description",
      summary: "description",
      searched: ["name", "description", "location"],
      order: "upcoming first",
      filters: [],
      card: { kicker: "location" },
      cover: "event",
      subject: "location",
      updates: { filter: "event", most: 12, opens: "record" },
    },
  ),
  resources: section(
    {
      title: "text",
      description: "long text",
      content: "long text",
      category: "text",
      type: "text",
      authors: "text or none",
      file_url: "optional link",
      resource_url: "optional link",
    },
    {
      path: "/resources",
      title: "title",
      body: "content",
      summary: "description",
      searched: ["title", "description", "category", "type"],
      order: "newest first",
      filters: ["category", "type"],
      card: { kicker: "type", note: "category" },
      cover: "resource",
      subject: "category",
      updates: { filter: "resource", most: 5, opens: "list" },
    },
  ),
};

export type Kind = keyof typeof sections;
export const kinds = Object.keys(sections) as Kind[];
export const updateKinds = kinds.filter((kind): kind is UpdateKind => "updates" in sections[kind]);
export const feedKinds = kinds.filter((kind): kind is FeedKind => "feed" in sections[kind]);
export const authoredKinds = kinds.filter(
  (kind): kind is AuthoredKind => "authors" in sections[kind].columns,
);

export type Section = Rules<string> & { columns: Columns };
/** A section of any kind, in the one form that they all have. */
export const sectionOf = (kind: Kind): Section => sections[kind];

/** What the colour of a record's cover stands for; a translation says what it was in the original. */
export function subjectOf(kind: Kind, record: { id: string; subject?: string }): string {
  return record.subject ?? (record as Record<string, string>)[sectionOf(kind).subject] ?? record.id;
}

/** Who wrote a record: the column `authors` names people by their addresses, with commas between them. */
export function authorsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))];
}

type Sections = typeof sections;
type KindWith<Rule> = { [K in Kind]: Sections[K] extends Rule ? K : never }[Kind];
export type SectionPath = Sections[Kind]["path"];
export type UpdateKind = KindWith<{ updates: object }>;
/** A feed tells of updates. */
export type FeedKind = KindWith<{ updates: object; feed: true }>;
export type AuthoredKind = KindWith<{ columns: { authors: Column } }>;
export type UpcomingFirst = KindWith<{ order: "upcoming first" }>;

type ColumnsOf<K extends Kind> = Sections[K]["columns"];
export type TitleOf<K extends Kind> = Sections[K]["title"];
export type FilterOf<K extends Kind> = Sections[K]["filters"][number];
export type Filters = { [Name in FilterOf<Kind>]?: string | undefined };
/** The names of the columns of a type. */
export type Those<K extends Kind, Type extends Column> = {
  [Name in keyof ColumnsOf<K>]: ColumnsOf<K>[Name] extends Type ? Name : never;
}[keyof ColumnsOf<K>];

type Value<Type> = Type extends `optional ${string}` ? string | null : string;

type Common = {
  id: string;
  image_url: string | null;
  created_at: string;
  /** The language of its title and text, as BCP 47 names it; English unless it says so. */
  language?: string;
  /** Noted by `save` when a record changes after its publication; here only if that happened elsewhere. */
  updated_at?: string | null;
};

/** What someone writes. */
export type Written<K extends Kind> = Common & {
  -readonly [Name in keyof ColumnsOf<K>]: Value<ColumnsOf<K>[Name]>;
};

/** Worked out on writing, so that searching and listing never read the long text. */
type WorkedOut<K extends Kind> = {
  folded: string;
  excerpt: string;
  language: string;
  /** In which languages it can be read, each with a space before and behind it: " en fr ". */
  languages: string;
  updated_at: string | null;
} & {
  [Name in `${FilterOf<K>}_key`]: string;
} & (K extends UpcomingFirst ? { over_at: string } : unknown);

export type Row<K extends Kind> = Written<K> & WorkedOut<K>;

/** Refuses a rule about a column that is not there. */
function section<const Own extends Columns, const Of extends Rules<keyof Own & string>>(
  columns: Own,
  rules: Of,
) {
  return { columns, ...rules };
}
