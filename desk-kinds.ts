/**
 * What staff write at the desk, described once: the address of each kind, its fields as they are labelled, and what
 * publishing needs. The lists, the writing pages, the checks and the versions are derived from here. The names of the
 * fields are those of the columns of the public table.
 */
import { type Kind, kinds } from "./sections.ts";

export type FieldType =
  /** One line of text. */
  | "line"
  /** Markdown. */
  | "text"
  /** Where it happens, in the zone of the place: typed as local date and time, stored in UTC. */
  | "instant"
  /** As IANA names it: "Africa/Nairobi". */
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
  /** A whole number: the lowest stands first on the page that shows all of its kind. */
  | "order"
  /** Records of the kind `people`, by their addresses, with commas between them. */
  | "people"
  | { choices: Readonly<Record<string, string>> };

export type Field = {
  label: string;
  type: FieldType;
  required?: true;
  hint?: string;
  /** One of a few values that are compared: the words of the site name it in every language. */
  named?: true;
};
type Fields = Readonly<Record<string, Field>>;

type Description<Name extends string> = {
  /** Its list at the desk is /desk and this. */
  path: `/${string}`;
  /** As headings and lists call one and several of them. */
  one: string;
  several: string;
  title: Name;
  /** The Markdown that the editor shows largest. */
  body: Name;
  /** Where visitors find them, if not there too. */
  publicPath?: `/${string}`;
  /** Whether visitors find all of them on that page; each has one of its own otherwise. */
  onOnePage?: true;
  /** What its list says while there is none. */
  none?: string;
};

const link = { label: "Link", type: "link" } as const;
const picture = { label: "Picture", type: "picture" } as const;
const authors = { label: "Authors", type: "people" } as const;
const order = { label: "Order", type: "order" } as const;

export const deskKinds = {
  our_work: kind(
    {
      title: { label: "Title", type: "line", required: true },
      description: { label: "Description", type: "text", required: true },
      category: { label: "Category", type: "line", named: true },
      link,
      image_url: picture,
    },
    { path: "/our-work", one: "Project", several: "Projects", title: "title", body: "description" },
  ),
  news: kind(
    {
      headline: { label: "Headline", type: "line", required: true },
      content: { label: "Text", type: "text", required: true },
      authors,
      link,
      image_url: picture,
    },
    { path: "/news", one: "News item", several: "News", title: "headline", body: "content" },
  ),
  events: kind(
    {
      name: { label: "Name", type: "line", required: true },
      description: { label: "Description", type: "text", required: true },
      location: { label: "Place", type: "line", required: true },
      time_zone: { label: "Time zone", type: "zone", required: true },
      event_date: { label: "Starts", type: "instant", required: true },
      ends_at: { label: "Ends", type: "instant" },
      status: {
        label: "Status",
        type: { choices: { "": "As planned", cancelled: "Cancelled", postponed: "Postponed" } },
      },
      link,
      image_url: picture,
    },
    { path: "/events", one: "Event", several: "Events", title: "name", body: "description" },
  ),
  resources: kind(
    {
      title: { label: "Title", type: "line", required: true },
      description: { label: "Description", type: "line" },
      content: { label: "Text", type: "text", required: true },
      category: { label: "Category", type: "line", required: true, named: true },
      type: { label: "Type", type: "line", required: true, named: true },
      authors,
      file_url: { label: "File", type: "file" },
      resource_url: link,
      image_url: picture,
    },
    { path: "/resources", one: "Resource", several: "Resources", title: "title", body: "content" },
  ),
  partners: kind(
    {
      name: { label: "Name", type: "line", required: true },
      text: { label: "Description", type: "text", required: true },
      kind: { label: "Type", type: "line" },
      website: { label: "Website", type: "link" },
      image_url: picture,
      position: order,
    },
    {
      ...{ path: "/partners", publicPath: "/about/partnerships", onOnePage: true },
      ...{ one: "Partner", several: "Partners", title: "name", body: "text" },
    },
  ),
  people: kind(
    {
      name: {
        label: "Name",
        type: "line",
        required: true,
        hint: "Of somebody who agreed to be named and shown on this site.",
      },
      role: { label: "Role", type: "line", hint: "What they do in the organisation, in a few words." },
      text: { label: "Text", type: "text", required: true },
      image_url: picture,
      email: {
        label: "E-mail",
        type: "email",
        hint: "Anyone can read it. Leave it out unless they want that.",
      },
      profile: { label: "Profile", type: "link", hint: "A page of theirs elsewhere, with https://" },
      position: order,
    },
    {
      path: "/people",
      publicPath: "/about/people",
      one: "Person",
      several: "People",
      title: "name",
      body: "text",
      none: "Nobody is shown yet. The samples name nobody: add the people who agreed to be named.",
    },
  ),
  faq: kind(
    {
      question: { label: "Question", type: "line", required: true },
      answer: { label: "Answer", type: "text", required: true },
      category: {
        label: "Category",
        type: {
          choices: {
            general: "General",
            membership: "Membership",
            events: "Events",
            resources: "Resources",
            technical: "Technical",
          },
        },
        required: true,
      },
      tags: { label: "Tags", type: "tags" },
      position: order,
    },
    { path: "/faq", onOnePage: true, one: "Question", several: "FAQ", title: "question", body: "answer" },
  ),
};

export type DeskKind = keyof typeof deskKinds;
export type DeskKindDescription = Description<string> & { fields: Fields };
export const deskKindNames = Object.keys(deskKinds) as DeskKind[];
/** A kind in the one form that they all have. */
export const deskKindOf = (kind: DeskKind): DeskKindDescription => deskKinds[kind];
export const deskKindAt = (path: string) => deskKindNames.find((kind) => deskKinds[kind].path === path);

/** The page on which visitors find a record: its own, or that of all partners, or of all questions of its category. */
export function publicPage(kind: DeskKind, slug: string, { category = "" }: Record<string, string>): string {
  const { path, publicPath = path, onOnePage } = deskKindOf(kind);
  if (!onOnePage) return `${publicPath}/${encodeURIComponent(slug)}`;
  return kind === "faq" ? `${publicPath}?category=${encodeURIComponent(category)}` : publicPath;
}

/** Whether its records are those of a section of the public site, with a list, search and feeds. */
export function isSection(kind: DeskKind): kind is DeskKind & Kind {
  return (kinds as readonly string[]).includes(kind);
}

/** Text of the record, which a translation says in other words. */
const inWords: readonly FieldType[] = ["line", "text", "tags"];
/** What a translation may have of its own; the original's where it has none. */
const perhapsOther: readonly FieldType[] = ["link", "picture", "file"];

/** The names of the fields that a translation has. All else is the original's. */
export function translatedFields(kind: DeskKind): string[] {
  return fieldsOf(kind, [...inWords, ...perhapsOther]);
}

/** Those of them that are the original's where the translation leaves them empty. */
export const inheritedFields = (kind: DeskKind): string[] => fieldsOf(kind, perhapsOther);

function fieldsOf(kind: DeskKind, types: readonly FieldType[]): string[] {
  const { fields } = deskKindOf(kind);
  return Object.keys(fields).filter(
    (name) => types.includes(fields[name]?.type ?? "order") && !fields[name]?.named,
  );
}

/** Refuses a rule about a field that is not there. */
function kind<const Own extends Fields, const Of extends Description<keyof Own & string>>(
  fields: Own,
  description: Of,
) {
  return { fields, ...description };
}
