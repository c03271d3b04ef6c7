/** What an export file of WordPress holds, as far as this site takes it. */

export type WordPressSite = { title: string; url: string; homeUrl: string; language: string };

export type WordPressAuthor = { login: string; displayName: string; firstName: string; lastName: string };

export type WordPressItem = {
  /** Which item of the file it is: nothing else is sure to be its own. */
  position: number;
  id: string;
  type: string;
  status: string;
  title: string;
  slug: string;
  /** Its address, as WordPress gave it. */
  link: string;
  parent: string;
  creator: string;
  password: string;
  /** As WordPress writes them: "2024-05-01 09:00:00", in UTC; zeros where there is none. */
  published: string;
  modified: string;
  /** HTML, or what WordPress makes HTML of. Undefined where it is longer than this site takes. */
  content: string | undefined;
  excerpt: string;
  /** Of an attachment. */
  fileUrl: string;
  /** Those values that are read: see `readMeta`. */
  meta: Record<string, string>;
  /** The names of its terms by their taxonomy: "category", "post_tag", "language". */
  terms: Record<string, string[]>;
  comments: number;
};

export type Entry =
  | { kind: "site"; site: WordPressSite }
  | { kind: "author"; author: WordPressAuthor }
  | { kind: "item"; item: WordPressItem };
