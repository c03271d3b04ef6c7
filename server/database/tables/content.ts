import type { DeskKind } from "../../../desk-kinds.ts";
import type { AuthoredKind, Kind } from "../../../sections.ts";

/** What visitors read besides the records of sections, and what counts changes. */
export type ContentTables = {
  partners: PartnerRow;
  faq: FaqRow;
  people: PersonRow;
  authorships: AuthorshipRow;
  organisation: OrganisationRow;
  translations: TranslationRow;
  content_changes: ContentChangesRow;
};

/** What one page shows whole, in the order of its position. */
type OrderedRow = { id: string; position: number; language: string; created_at: string };

export type PartnerRow = OrderedRow & {
  name: string;
  /** What we do together, in Markdown. */
  text: string;
  /** What it is, in a few words: "Technology company". */
  kind: string;
  website: string | null;
  image_url: string | null;
  /** A sign for one without a picture: rows of the letters of app/art/weave.ts, with spaces between them. */
  woven: string | null;
};

export type FaqRow = OrderedRow & {
  question: string;
  /** Markdown. */
  answer: string;
  category: string;
  /** With commas between them. */
  tags: string;
};

/** Somebody who agreed to be named. */
export type PersonRow = OrderedRow & {
  name: string;
  /** What they do here, in a few words. */
  role: string;
  /** Markdown. */
  text: string;
  email: string | null;
  profile: string | null;
  image_url: string | null;
};

/** Written by `save` for every author that a public record names: see server/people/authorships.ts. */
export type AuthorshipRow = {
  kind: AuthoredKind;
  record_id: string;
  /** Their address at present; whether or not they are public. */
  person: string;
  /** That of the record. */
  created_at: string;
};

/** What visitors read of a record in another language than it was written in. */
export type TranslationRow = {
  kind: DeskKind;
  record_id: string;
  language: string;
  /** As lists show them; an excerpt only of the records of sections. */
  title: string;
  excerpt: string;
  created_at: string;
  updated_at: string | null;
  /** As JSON: what it says in other words, by the name of its column. Long text is apart, for lists do not read it. */
  fields: string;
  long_fields: string;
};

/** What is set of the details in organisation.ts. */
export type OrganisationRow = { key: string; value: string };

/** One row a content table, kept by triggers whoever writes. */
export type ContentChangesRow = {
  kind: Kind | "partners" | "faq" | "people" | "organisation" | "media" | "translations";
  /** Grows with every change; 0 says that nothing was ever written. */
  version: number;
  /** The exact number of rows. */
  total: number;
};
