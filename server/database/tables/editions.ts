import type { Kind } from "../../../content/kinds.ts";

/** What staff write and publish. */
export type EditionsTables = {
  editions: EditionRow;
  revisions: RevisionRow;
  versions: VersionRow;
  redirects: RedirectRow;
  old_addresses: OldAddressRow;
  previews: PreviewRow;
  receipts: ReceiptRow;
};

/** A record as the desk knows it. The tables of records hold what is public, and nothing else. */
export type EditionRow = {
  /** Never changes, whatever the address becomes. */
  id: string;
  kind: Kind;
  /** The id of its public row; one that was deleted holds its address until it is erased. */
  slug: string;
  language: string;
  /** The edition whose text this one says in another language; its address is that one's. */
  translation_of: string | null;
  /** The revision of the original that it was last made to agree with: stale once visitors read a later one. */
  source_revision: number | null;
  /**
   * Of an original: its own language and those of its translations, with a space around each. Else empty. It repeats what
   * the rows of the translations say, because an index that holds it answers what is missing in a language by itself.
   */
  languages: string;
  /** Of an original: 1 if one of its translations is stale. */
  stale: number;
  state: "draft" | "scheduled" | "published" | "withdrawn";
  /** Grows with every save. */
  revision: number;
  /** The revision that visitors read; null where they read none. */
  public_revision: number | null;
  first_published_at: string | null;
  due_at: string | null;
  /** What is published then: a later save does not change it. */
  due_version: string | null;
  changed_at: string;
  changed_by: string | null;
  changed_by_name: string;
  created_at: string;
  deleted_at: string | null;
  /**
   * Of an invented example and its translations; null once staff have changed one of them. After "Remove all samples",
   * whether visitors could read it: see server/publishing/samples.ts.
   */
  sample: "present" | "removed public" | "removed hidden" | null;
  title: string;
  /** Its title and the beginning of its text, as they are searched. */
  folded: string;
  /** The working copy, as JSON: the text of each field by the name of its column. */
  fields: string;
};

/** What an edition was after a save, for whoever started from there. */
export type RevisionRow = { edition_id: string; revision: number; at: string; fields: string };

export type VersionAct = "saved" | "published" | "scheduled" | "withdrawn" | "restored" | "deleted";

/** What somebody saved deliberately, or published. */
export type VersionRow = {
  id: string;
  edition_id: string;
  revision: number;
  slug: string;
  act: VersionAct;
  author_id: string | null;
  author_name: string;
  at: string;
  fields: string;
};

/** Where an address that was public leads now; null where what was there is gone. */
export type RedirectRow = { kind: Kind; old_slug: string; new_slug: string | null };

/**
 * An address of the organisation's earlier site, as `oldPath` spells it, and the record that was imported from there:
 * the address which that had then, from where `redirects` leads on.
 */
export type OldAddressRow = { path: string; kind: Kind; record_id: string; language: string };

/** A link by which somebody without an account sees one edition. */
export type PreviewRow = {
  id: string;
  token_hash: string;
  edition_id: string;
  created_by: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
};

/** Whether what was published, moved or withdrawn was seen to be so. */
export type ReceiptRow = {
  id: string;
  edition_id: string;
  act: "published" | "withdrawn" | "renamed";
  at: string;
  slug: string;
  /** The address that leads to the new one. */
  old_slug: string | null;
  state: "waiting" | "green" | "red";
  /** Whoever asks puts this first, so that nobody else does. */
  tried_at: string | null;
  /** As JSON: each place, its address, and what is wrong there or null. */
  checks: string;
};
