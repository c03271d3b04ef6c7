import type { GeneratedAlways } from "kysely";
import type { AuthoredKind, Kind } from "../../../content/kinds.ts";

/** Public content, and the counters of its changes. */
export type ContentTables = {
  records: RecordRow;
  record_texts: RecordTextRow;
  record_keys: RecordKeyRow;
  record_authors: RecordAuthorRow;
  content_changes: ContentChangesRow;
  derived_schema: DerivedSchemaRow;
};

/** A published record, as lists, searches and pages read it. Only server/content/save.ts writes it. */
export type RecordRow = {
  row_id: GeneratedAlways<number>;
  edition: string;
  kind: Kind;
  /** The slug in its address. */
  id: string;
  language: string;
  /** The languages in which it is available, each with a space on both sides: " en fr ". */
  languages: string;
  created_at: string;
  updated_at: string | null;
  /** The sort key of its list: the day of an event, otherwise created_at. */
  sort_at: string;
  /** When an event ends. */
  over_at: string | null;
  /** For kinds that are ordered by position. */
  position: number | null;
  title: string;
  excerpt: string;
  /** JSON: all fields but the title, the position and long texts. */
  fields: string;
  /** The folded text for searches, in all its languages. */
  folded: string;
  /** JSON: long texts, which lists do not read. */
  long_fields: string;
};

/** A published translation of a record, with the fields that were translated. */
export type RecordTextRow = Pick<
  RecordRow,
  "kind" | "id" | "language" | "title" | "excerpt" | "created_at" | "updated_at" | "fields" | "long_fields"
>;

/** A normalised value for filtering a list, with the columns that lists sort by. */
export type RecordKeyRow = Pick<RecordRow, "kind" | "id" | "sort_at" | "over_at" | "languages"> & {
  field: string;
  key: string;
};

/** An author of a record, whether their own page is public or not. */
export type RecordAuthorRow = {
  kind: AuthoredKind;
  id: string;
  /** The current slug of the person. */
  person: string;
  /** The date of the record. */
  created_at: string;
};

/** Maintained by triggers, so that it is right whichever program writes. */
export type ContentChangesRow = {
  kind: Kind | "record_texts" | "media" | "registrations";
  /** Increases with every change. 0, or no row, if nothing was ever written. */
  version: number;
  /** The exact number of rows. */
  total: number;
};

/** One row: the hash of the current text indexes and views. See server/database/derived-schema.ts. */
export type DerivedSchemaRow = { hash: string };
