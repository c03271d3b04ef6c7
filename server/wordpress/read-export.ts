import sax from "sax";
import { ContentFileProblem } from "../content-files/problem.ts";
import { decodeXml } from "./decode-xml.ts";
import type { Entry, WordPressItem } from "./export-entries.ts";

/** What one file may hold. A text of more characters of HTML than this has more than this site stores. */
export const exportLimits = {
  depth: 20,
  items: 200_000,
  authors: 10_000,
  content: 2_000_000,
  other: 20_000,
  terms: 200,
};

/** The only values of an item besides its own fields that are read: plugins write megabytes of others. */
const readMeta = ["_wp_attached_file", "_wp_attachment_image_alt", "_thumbnail_id", "footnotes"];

const siteNames = ["title", "link", "language", "wp:base_site_url", "wp:base_blog_url"];

type Element = { name: string; attributes: Record<string, string>; text: string; tooLong: boolean };
type Values = Record<string, string | undefined>;

/**
 * Reads an export file (WXR), a little at a time: no more of it is in memory than one item. Whatever is wrong with the
 * file is a sentence. Entities are never expanded: a file that declares any is refused.
 */
export async function* readExport(path: string): AsyncGenerator<Entry> {
  const found: Entry[] = [];
  const reader = entryReader(path, (entry) => found.push(entry));
  try {
    for await (const text of decodeXml(path)) {
      reader.write(text);
      yield* found.splice(0);
    }
    reader.end();
  } catch (error) {
    if (error instanceof ContentFileProblem) throw error;
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    throw new ContentFileProblem(
      `${path} is no whole XML file: ${reason} in line ${reader.line()}. It may be cut short; export it again.`,
      { cause: error },
    );
  }
  yield* found;
}

function entryReader(path: string, emit: (entry: Entry) => void) {
  const parser = sax.parser(true, { position: true });
  const open: Element[] = [];
  const counts = { item: 0, author: 0 };
  let version: string | undefined;
  const channel: Values = {};
  let values: Values = {};
  let item = newItemParts();
  let meta: Values = {};

  const refuse = (sentence: string): never => {
    throw new ContentFileProblem(`${path} ${sentence}`);
  };
  const isExport = () => version ?? refuse("is no export file of WordPress: it has no wp:wxr_version.");

  const emitSite = () => {
    isExport();
    const url = channel["wp:base_site_url"] ?? channel.link ?? "";
    const homeUrl = channel["wp:base_blog_url"] ?? channel.link ?? url;
    emit({
      kind: "site",
      site: { title: channel.title ?? "", url, homeUrl, language: channel.language ?? "" },
    });
  };

  const count = (what: keyof typeof counts, most: number) => {
    if (++counts[what] > most) refuse(`has more than ${most} entries. Export it from WordPress in parts.`);
  };

  const starts: Record<string, () => void> = {
    "channel/item": () => {
      if (counts.item === 0) emitSite();
      count("item", exportLimits.items);
      values = {};
      item = newItemParts();
    },
    "channel/wp:author": () => {
      count("author", exportLimits.authors);
      values = {};
    },
    "item/wp:postmeta": () => (meta = {}),
    "item/wp:comment": () => item.comments++,
  };

  const ends: Record<string, (element: Element) => void> = {
    "channel/wp:wxr_version": ({ text }) => {
      version = text.trim();
      if (!version.startsWith("1."))
        refuse(`is in version ${version.slice(0, 10)} of the format: 1.2 is read.`);
    },
    "channel/wp:author": () => emit({ kind: "author", author: authorOf(values) }),
    "channel/item": () => emit({ kind: "item", item: itemOf(values, item) }),
    "item/category": ({ attributes, text }) => {
      const domain = attributes.domain ?? "category";
      // Of a language the name differs, the code does not.
      const term = domain === "language" ? (attributes.nicename ?? "") : text.trim();
      if (item.termCount++ < exportLimits.terms) item.terms[domain] = [...(item.terms[domain] ?? []), term];
    },
    "item/wp:postmeta": () => {
      const key = meta["wp:meta_key"];
      if (key && readMeta.includes(key)) item.meta[key] = meta["wp:meta_value"] ?? "";
    },
  };

  /** Where the text of an element goes by what it is in. */
  const store = (parent: string, { name, text, tooLong }: Element) => {
    const value = tooLong && name === "content:encoded" ? undefined : text;
    if (parent === "item" || parent === "wp:author") values[name] = value;
    else if (parent === "wp:postmeta") meta[name] = text;
    else if (parent === "channel" && siteNames.includes(name)) channel[name] = text;
  };

  parser.onopentag = ({ name, attributes }) => {
    if (open.length === 0 && name !== "rss") refuse("is no export file of WordPress: it is not RSS.");
    if (open.length >= exportLimits.depth) refuse("is nested deeper than any export file of WordPress.");
    starts[`${open.at(-1)?.name}/${name}`]?.();
    open.push({ name, attributes: attributes as Record<string, string>, text: "", tooLong: false });
  };
  parser.onclosetag = () => {
    const element = open.pop();
    const parent = open.at(-1)?.name ?? "";
    if (!element) return;
    ends[`${parent}/${element.name}`]?.(element);
    store(parent, element);
  };
  parser.ontext = parser.oncdata = (text) => {
    const element = open.at(-1);
    if (!element) return;
    const most = element.name === "content:encoded" ? exportLimits.content : exportLimits.other;
    element.tooLong ||= element.text.length + text.length > most;
    if (!element.tooLong) element.text += text;
  };
  parser.ondoctype = () => refuse("declares a document type, which no export file of WordPress does.");
  parser.onerror = (error) => {
    throw error;
  };

  return {
    write: (text: string) => void parser.write(text),
    end: () => {
      parser.close();
      if (isExport() && counts.item === 0) emitSite();
    },
    line: () => parser.line + 1,
  };
}

const newItemParts = () => ({
  meta: {} as Record<string, string>,
  terms: Object.create(null) as Record<string, string[]>,
  termCount: 0,
  comments: 0,
});

function authorOf(values: Values) {
  return {
    login: values["wp:author_login"] ?? "",
    displayName: values["wp:author_display_name"] ?? "",
    firstName: values["wp:author_first_name"] ?? "",
    lastName: values["wp:author_last_name"] ?? "",
  };
}

function itemOf(values: Values, { meta, terms, comments }: ReturnType<typeof newItemParts>): WordPressItem {
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

/** The first of them that is a moment; "2024-05-01 09:00:00" is meant in UTC. Empty if none is. */
function instantOf(...texts: string[]): string {
  for (const text of texts) {
    const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text);
    const time = Date.parse(plain ? `${plain[1]}T${plain[2]}Z` : text);
    if (time > 0 && time < Date.UTC(10_000, 0)) return new Date(time).toISOString();
  }
  return "";
}
