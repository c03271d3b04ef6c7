/** The entries of a WordPress export file, as far as this site imports them. */

export type WordPressSite = { title: string; url: string; homeUrl: string; language: string };

export type WordPressAuthor = { login: string; displayName: string; firstName: string; lastName: string };

export type WordPressItem = {
  /** Its number in the file: ids and slugs may not be unique. */
  position: number;
  id: string;
  type: string;
  status: string;
  title: string;
  slug: string;
  /** Its address on the WordPress site. */
  link: string;
  parent: string;
  creator: string;
  password: string;
  /** ISO 8601; empty if unknown. */
  published: string;
  modified: string;
  /** HTML, or text that WordPress turns into HTML. Undefined if it is longer than this site accepts. */
  content: string | undefined;
  excerpt: string;
  /** Only for an attachment. */
  fileUrl: string;
  /** The custom fields in `readMeta`. */
  meta: Record<string, string>;
  /** Term names by taxonomy: "category", "post_tag", "language". */
  terms: Record<string, string[]>;
  comments: number;
};

export type Entry =
  | { kind: "site"; site: WordPressSite }
  | { kind: "author"; author: WordPressAuthor }
  | { kind: "item"; item: WordPressItem };

/** The text of each XML element by its name; undefined if it is too long. */
export type Values = Record<string, string | undefined>;

/** The parts of an item besides its values. */
export const newItemParts = () => ({
  meta: {} as Record<string, string>,
  terms: Object.create(null) as Record<string, string[]>,
  termCount: 0,
  comments: 0,
});

export function authorOf(values: Values): WordPressAuthor {
  return {
    login: values["wp:author_login"] ?? "",
    displayName: values["wp:author_display_name"] ?? "",
    firstName: values["wp:author_first_name"] ?? "",
    lastName: values["wp:author_last_name"] ?? "",
  };
}

export function itemOf(
  values: Values,
  { meta, terms, comments }: ReturnType<typeof newItemParts>,
): Omit<WordPressItem, "position"> {
  const value = (name: string) => values[name]?.trim() ?? "";
  const isTooLong = "content:encoded" in values && values["content:encoded"] === undefined;
  return {
    id: value("wp:post_id"),
    type: value("wp:post_type") || "post",
    status: value("wp:status") || "publish",
    title: value("title"),
    slug: value("wp:post_name"),
    link: value("link"),
    parent: value("wp:post_parent"),
    creator: value("dc:creator"),
    password: value("wp:post_password"),
    published: instantOf(value("wp:post_date_gmt"), value("pubDate"), value("wp:post_date")),
    modified: instantOf(value("wp:post_modified_gmt")),
    content: isTooLong ? undefined : (values["content:encoded"] ?? ""),
    excerpt: value("excerpt:encoded"),
    fileUrl: value("wp:attachment_url"),
    ...{ meta, terms, comments },
  };
}

/** The first valid date, or "". WordPress writes "2024-05-01 09:00:00" in UTC, and zeros for none. */
function instantOf(...texts: string[]): string {
  for (const text of texts) {
    const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text);
    const time = Date.parse(plain ? `${plain[1]}T${plain[2]}Z` : text);
    if (time > 0 && time < Date.UTC(10_000, 0)) return new Date(time).toISOString();
  }
  return "";
}
