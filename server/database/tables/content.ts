import type { GeneratedAlways } from "kysely";
import type { AuthoredKind, Kind } from "../../../content/kinds.ts";

/** What visitors read, and what counts its changes. */
export type ContentTables = {
  records: RecordRow;
  record_texts: RecordTextRow;
  record_keys: RecordKeyRow;
  record_authors: RecordAuthorRow;
  content_changes: ContentChangesRow;
  derived_schema: DerivedSchemaRow;
};

/** A published record: what lists, searches and pages read of it. Written by server/content/save.ts alone. */
export type RecordRow = {
  row_id: GeneratedAlways<number>;
  edition: string;
  kind: Kind;
  /** Its address. */
  id: string;
  language: string;
  /** The languages in which it can be read, each with a space on both sides: " en fr ". */
  languages: string;
  created_at: string;
  updated_at: string | null;
  /** What its list is ordered by: the day of an event, otherwise created_at. */
  sort_at: string;
  /** When an event is over. */
  over_at: string | null;
  /** Of kinds that are ordered by position. */
  position: number | null;
  title: string;
  excerpt: string;
  /** As JSON: each field by its name, without the title, the position and long texts. */
  fields: string;
  /** What searches look in, folded, in all its languages. */
  folded: string;
  /** As JSON: the texts that lists do not read. */
  long_fields: string;
};

/** A published record in another language than it was written in: the fields that the translation has. */
export type RecordTextRow = Pick<
  RecordRow,
  "kind" | "id" | "language" | "title" | "excerpt" | "created_at" | "updated_at" | "fields" | "long_fields"
>;

/** A value that a list can be narrowed by, as it is compared, with the columns that lists are walked by. */
export type RecordKeyRow = Pick<RecordRow, "kind" | "id" | "sort_at" | "over_at" | "languages"> & {
  field: string;
  key: string;
};

/** A person whom a record names as an author, public or not. */
export type RecordAuthorRow = {
  kind: AuthoredKind;
  id: string;
  /** Their address at present. */
  person: string;
  /** That of the record. */
  created_at: string;
};

/** Kept by triggers, whichever program writes. */
export type ContentChangesRow = {
  kind: Kind | "record_texts" | "media";
  /** Grows with every change; 0, or no row, if nothing was ever written. */
  version: number;
  /** The exact number of rows. */
  total: number;
};

/** One row: which text indexes and views were made. See server/database/derived-schema.ts. */
export type DerivedSchemaRow = { hash: string };
