import type { Kind } from "../../../content/kinds.ts";

/** Drafts, versions and publications. */
export type EditionsTables = {
  editions: EditionRow;
  revisions: RevisionRow;
  versions: VersionRow;
  redirects: RedirectRow;
  old_addresses: OldAddressRow;
  own_redirects: OwnRedirectRow;
  featured: FeaturedRow;
  previews: PreviewRow;
  receipts: ReceiptRow;
};

/** A record at the desk, public or not. The table `records` has only the public ones. */
export type EditionRow = {
  /** Never changes, unlike the slug. */
  id: string;
  kind: Kind;
  /** The id of its public row. A deleted edition keeps its slug until it is erased. */
  slug: string;
  language: string;
  /** The original of a translation, whose slug the translation shares. */
  translation_of: string | null;
  /** The revision of the original that the translation matches. It is stale once a later one is public. */
  source_revision: number | null;
  /**
   * For an original: its language and those of its translations, with a space around each; otherwise empty. Duplicates the
   * rows of the translations, so that an index alone can answer what is missing in a language.
   */
  languages: string;
  /** For an original: 1 if one of its translations is stale. */
  stale: number;
  state: "draft" | "scheduled" | "published" | "withdrawn";
  /** Increases with every save. */
  revision: number;
  /** The public revision; null if none is public. */
  public_revision: number | null;
  first_published_at: string | null;
  due_at: string | null;
  /** The version to publish at `due_at`. A later save does not change it. */
  due_version: string | null;
  changed_at: string;
  changed_by: string | null;
  changed_by_name: string;
  created_at: string;
  deleted_at: string | null;
  /**
   * Marks sample content and its translations; null once staff have changed one of them. After "Remove all samples", it
   * says whether the sample was public: see server/publishing/samples.ts.
   */
  sample: "present" | "removed public" | "removed hidden" | null;
  title: string;
  /** The folded title and beginning of the text, for searches. */
  folded: string;
  /** The working copy, as JSON: the text of each field by its name. */
  fields: string;
};

/** The state of an edition after a save, so that another writer's changes to it can be merged. */
export type RevisionRow = { edition_id: string; revision: number; at: string; fields: string };

export type VersionAct = "saved" | "published" | "scheduled" | "withdrawn" | "restored" | "deleted";

/** A deliberate save, a publication or another act. */
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

/** Where a formerly public address leads now; null if its record is gone. */
export type RedirectRow = { kind: Kind; old_slug: string; new_slug: string | null };

/**
 * An address of the organisation's earlier site, as `oldPath` normalises it, and the record imported from it. `record_id`
 * is the slug at the time of the import, from which `redirects` leads on.
 */
export type OldAddressRow = { path: string; kind: Kind; record_id: string; language: string };

/** A redirect that an administrator added: from a path, as `oldPath` normalises it, to a page of the site. */
export type OwnRedirectRow = { path: string; target: string; added_by_name: string; added_at: string };

/** A preview link, which shows one edition to people without an account. */
export type PreviewRow = {
  id: string;
  token_hash: string;
  edition_id: string;
  created_by: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
};

/** Whether a publication, move or withdrawal was verified on the public site. */
export type ReceiptRow = {
  id: string;
  edition_id: string;
  act: "published" | "withdrawn" | "renamed";
  at: string;
  slug: string;
  /** The former slug, which must redirect to the new one. */
  old_slug: string | null;
  state: "waiting" | "green" | "red";
  /** Set before the checks run, so that no other process runs them. */
  tried_at: string | null;
  /** JSON: each place, its address, and the problem there or null. */
  checks: string;
};

/** A record that comes first on Home. */
export type FeaturedRow = { edition_id: string; at: string };
