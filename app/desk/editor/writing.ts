/** What the page and its editor tell each other. */
import type { Fields } from "../../../content/define.ts";
import type { Kind } from "../../../content/kinds.ts";
import type { Conflict } from "./autosave.ts";
import type { Values } from "./values.ts";

export type Problem = { field: string; sentence: string };

/** What fields offer to choose from: see server/publishing/field-choices.ts. */
export type Offers = {
  people: { slug: string; name: string; note: string }[];
  order: { title: string; position: number }[];
  countries: { group: string; countries: Named[] }[];
  languages: Named[];
};
type Named = { code: string; name: string };

/** A language as the desk calls it, and for the elements that hold a text of it. */
type InLanguage = { language: string; lang: string; dir: "ltr" | "rtl" };

export type OriginalField = {
  name: string;
  label: string;
  text: string;
  /** Of a translation without one of its own, visitors are shown the original's. */
  isInherited: boolean;
};

/** What a translation is of, as it stands beside it. */
export type Translation = InLanguage & {
  /** The revision of the original that is shown. */
  revision: number;
  /** What stands beside the fields. */
  note: string;
  original: InLanguage & { fields: OriginalField[] };
};

export type Writing = {
  kind: Kind;
  /** The address of its list at the desk. */
  list: string;
  /** The description of each field: of an original without the entries of its lists, which the form adds. */
  fields: Fields;
  /** What stands for the whole record where a problem belongs to no field. */
  titleField: string;
  /** It cannot be removed, and its address is not the staff's to change. */
  isFixed: boolean;
  /** Where visitors meet the address; `{slug}` stands for it. */
  addressHint: { unsaved: string; saved: string };
  /** Of a new one too: it is stored under this id, however often it is sent. */
  id: string;
  /** Null until it is stored. */
  slug: string | null;
  /** Null of an original. */
  translation: Translation | null;
  /** The languages of its public translations, which go where it goes. */
  alsoIn: string[];
  /** What stands in the field for the address. */
  address: string;
  state: "draft" | "scheduled" | "published" | "withdrawn";
  isPublic: boolean;
  /** Whether something was changed since it was made public. */
  changesWait: boolean;
  /** "was": the change that was just saved made it the organisation's own. */
  sample: "is" | "was" | null;
  sampleNotes: { is: string; was: string };
  revision: number;
  /** As it is stored. */
  stored: Values;
  /** What stands in the fields. */
  values: Values;
  offers: Offers;
  savedAt: string | null;
  problems: Problem[];
  conflicts: Conflict[];
  publishAt: string;
  /** In which the times of the desk are read. */
  zone: string;
  now: string;
  /** What is asked before it is done, in place of the form, and why. */
  ask: "publish" | "schedule" | "withdraw" | "delete" | null;
  doubts: string[];
  /** Whether a translation is to be published as one that does not agree with the original yet. */
  staysStale: boolean;
  /** Who writes: for the device, and for signing in again. */
  person: { id: string; email: string };
  mayPublish: boolean;
  /** What becomes of what a writer saves. */
  proposal: string;
  /** Why a writer cannot change its address, nor delete it unless it was withdrawn; null for a publisher. */
  locked: "public" | "scheduled" | "withdrawn" | null;
};

/** The id of the form, for buttons that stand elsewhere on the page. */
export const writingForm = "writing";

export type Check = { field: string; sentence: string };
/** What the server says to a text: how it will look, what could be better, and what it costs a visitor, if that is known. */
export type Look = { html: string; checks: Check[]; kilobytes: number | null };
