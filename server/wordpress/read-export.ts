import sax from "sax";
import { ContentFileProblem } from "../content-files/read-files.ts";
import { decodeXml } from "./decode-xml.ts";
import { authorOf, type Entry, itemOf, newItemParts, type Values } from "./export-entries.ts";

/** Limits for one file. A longer `content` would be more than this site stores. */
export const exportLimits = {
  depth: 20,
  items: 200_000,
  authors: 10_000,
  content: 2_000_000,
  other: 20_000,
  terms: 200,
};

/** The only custom fields that are read, because plugins write megabytes of others. */
const readMeta = ["_wp_attached_file", "_wp_attachment_image_alt", "_thumbnail_id", "footnotes"];

const siteNames = ["title", "link", "language", "wp:base_site_url", "wp:base_blog_url"];

type Element = { name: string; attributes: Record<string, string>; text: string; tooLong: boolean };

/**
 * Streams an export file (WXR), holding only one item in memory. Throws ContentFileProblem for a problem with the file.
 * Entities are never expanded: a file that declares any is refused.
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
      `${path} is not a complete XML file: ${reason} on line ${reader.line()}. It may have been cut off: export it again.`,
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
  const isExport = () => version ?? refuse("is not a WordPress export file: it has no wp:wxr_version.");

  const emitSite = () => {
    isExport();
    const url = channel["wp:base_site_url"] ?? channel.link ?? "";
    const homeUrl = channel["wp:base_blog_url"] ?? channel.link ?? url;
    emit({
      kind: "site",
      site: { title: channel.title ?? "", url, homeUrl, language: channel.language ?? "" },
    });
  };

  const count = (what: keyof typeof counts, limit: number) => {
    if (++counts[what] > limit) refuse(`has more than ${limit} entries. Export it from WordPress in parts.`);
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
        refuse(`is in version ${version.slice(0, 10)} of the export format. Only version 1 can be read.`);
    },
    "channel/wp:author": () => emit({ kind: "author", author: authorOf(values) }),
    "channel/item": () => emit({ kind: "item", item: { position: counts.item, ...itemOf(values, item) } }),
    "item/category": ({ attributes, text }) => {
      const domain = attributes.domain ?? "category";
      // The name of a language varies, but its code does not.
      const term = domain === "language" ? (attributes.nicename ?? "") : text.trim();
      if (item.termCount++ < exportLimits.terms) item.terms[domain] = [...(item.terms[domain] ?? []), term];
    },
    "item/wp:postmeta": () => {
      const key = meta["wp:meta_key"];
      if (key && readMeta.includes(key)) item.meta[key] = meta["wp:meta_value"] ?? "";
    },
  };

  /** Stores the text of an element by its parent. */
  const store = (parent: string, { name, text, tooLong }: Element) => {
    const value = tooLong && name === "content:encoded" ? undefined : text;
    if (parent === "item" || parent === "wp:author") values[name] = value;
    else if (parent === "wp:postmeta") meta[name] = text;
    else if (parent === "channel" && siteNames.includes(name)) channel[name] = text;
  };

  parser.onopentag = ({ name, attributes }) => {
    if (open.length === 0 && name !== "rss") refuse("is not a WordPress export file: it is not RSS.");
    if (open.length >= exportLimits.depth) refuse("is nested more deeply than any WordPress export file.");
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
    const limit = element.name === "content:encoded" ? exportLimits.content : exportLimits.other;
    element.tooLong ||= element.text.length + text.length > limit;
    if (!element.tooLong) element.text += text;
  };
  parser.ondoctype = () => refuse("declares a document type, which no WordPress export file does.");
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
