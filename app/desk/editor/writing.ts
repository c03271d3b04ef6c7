/** The props of the editor of a record. */
import type { Fields } from "../../../content/define.ts";
import type { Kind } from "../../../content/kinds.ts";
import type { Conflict } from "./autosave.ts";
import type { Values } from "./values.ts";

export type Problem = { field: string; sentence: string };

/** The choices that fields offer: see server/publishing/field-choices.ts. */
export type Offers = {
  people: { slug: string; name: string; note: string }[];
  order: { title: string; position: number }[];
  countries: { group: string; countries: Named[] }[];
  languages: Named[];
};
type Named = { code: string; name: string };

/** `language` is its English name; `lang` and `dir` are for elements that hold its text. */
type InLanguage = { language: string; lang: string; dir: "ltr" | "rtl" };

export type OriginalField = {
  name: string;
  label: string;
  text: string;
  /** If the translation leaves it empty, visitors see the original's. */
  isInherited: boolean;
};

export type Translation = InLanguage & {
  /** The revision of the original on the page. */
  revision: number;
  note: string;
  original: InLanguage & { fields: OriginalField[] };
};

export type Writing = {
  kind: Kind;
  /** The address of its list at the desk. */
  list: string;
  /** Without the entries of lists, which the form adds. */
  fields: Fields;
  /** Shows the problems that belong to no field. */
  titleField: string;
  /** Staff can neither delete it nor change its web address. */
  isFixed: boolean;
  /** Where visitors see the web address, `{slug}`. */
  addressHint: { unsaved: string; saved: string };
  /** A new record has one too, so that sending it twice stores it once. */
  id: string;
  /** Null until it is stored. */
  slug: string | null;
  /** Null for an original. */
  translation: Translation | null;
  /** The languages of its public translations, which are published and withdrawn with it. */
  alsoIn: string[];
  /** The text in the field "Web address". */
  address: string;
  state: "draft" | "scheduled" | "published" | "withdrawn";
  isPublic: boolean;
  /** Whether it has unpublished changes. */
  changesWait: boolean;
  /** "was": the change that was just saved ended its life as a sample. */
  sample: "is" | "was" | null;
  sampleNotes: { is: string; was: string };
  revision: number;
  stored: Values;
  /** The text in the fields. */
  values: Values;
  offers: Offers;
  savedAt: string | null;
  problems: Problem[];
  /** What the problems prevented: "Not published". */
  failure: string;
  conflicts: Conflict[];
  publishAt: string;
  /** The time zone of the writer. */
  zone: string;
  now: string;
  /** Asked in place of the form before it is done, because of the doubts. */
  ask: "publish" | "schedule" | "withdraw" | "delete" | null;
  doubts: string[];
  /** Whether the translation will be published as out of date. */
  staysStale: boolean;
  /** The writer: for drafts on the device, and for signing in again. */
  person: { id: string; email: string };
  mayPublish: boolean;
  /** Tells a writer what happens after saving. */
  proposal: string;
  /** Why a writer can neither change its web address nor, unless withdrawn, delete it; null for a publisher. */
  locked: "public" | "scheduled" | "withdrawn" | null;
};

/** The id of the form, for buttons elsewhere on the page. */
export const writingForm = "writing";

export const fieldId = (name: string) => `field-${name}`;

/** The id of the list with values in use, from which browsers suggest. */
export const knownValuesId = (name: string) => `known-${name}`;

export type Check = { field: string; sentence: string };
/** The text as visitors will see it, suggestions, and the size of the page, if known. */
export type Preview = { html: string; checks: Check[]; kilobytes: number | null };
