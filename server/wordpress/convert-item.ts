import { excerpt as beginning, plainText } from "../markdown/plain-text.ts";
import type { WordPressItem } from "./export-entries.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { plainTextOf } from "./html-tree.ts";
import type { Planned } from "./import-plan.ts";
import { type ImportContext, replacementsFor } from "./replacements.ts";

/** A record before it is written to a file, with the fields of its kind. */
export type ConvertedRecord = {
  kind: string;
  slug: string;
  language: string;
  /** Empty if unknown. */
  created_at: string;
  updated_at: string;
  fields: Record<string, string>;
};

const hour = 3_600_000;

/** One post or page, with its text in Markdown. */
export async function convertItem(
  item: WordPressItem,
  { kind, slug, language }: Planned,
  context: ImportContext,
): Promise<ConvertedRecord> {
  // The first pass collects the media that must be looked up, the second one uses them.
  const { replacements, find } = replacementsFor(item, context);
  const html = withFootnotes(item);
  htmlToMarkdown(html, replacements);
  await find();
  const text = htmlToMarkdown(html, replacements);
  const lead = htmlToMarkdown(item.excerpt, replacements);
  const title = plainTextOf(item.title) || beginning(text, 80);
  const cover = item.meta._thumbnail_id ? await context.media.withId(item.meta._thumbnail_id) : undefined;
  const image_url = cover?.kind === "picture" ? cover.address : "";
  const fields =
    kind === "news"
      ? { headline: title, content: withLead(text, lead, context), image_url }
      : { title, lead: plainText(lead).replace(/\s+/g, " "), text, image_url };
  return {
    ...{ kind, slug, language, fields: fields as Record<string, string> },
    created_at: item.published,
    // Publishing itself also sets it, a little later.
    updated_at: Date.parse(item.modified) - Date.parse(item.published) > hour ? item.modified : "",
  };
}

/** News have no excerpt field: lists show the start of the text, so the excerpt becomes its first paragraph. */
function withLead(text: string, lead: string, { report }: ImportContext): string {
  const letters = (markdown: string) => plainText(markdown).replace(/[\s…]|\.\.\.$/gu, "");
  if (!lead || letters(text).startsWith(letters(lead))) return text;
  report.remark("excerpt", plainText(lead));
  return `${lead}\n\n${text}`;
}

/** WordPress stores footnotes as JSON in a custom field. */
function withFootnotes({ content = "", meta }: WordPressItem): string {
  const notes = footnotesIn(meta.footnotes ?? "");
  if (notes.length === 0) return content;
  return `${content}\n<ol>${notes.map((note) => `<li>${note}</li>`).join("")}</ol>`;
}

function footnotesIn(json: string): string[] {
  try {
    const notes: unknown = JSON.parse(json);
    return Array.isArray(notes) ? notes.map((note) => String(note?.content ?? "")) : [];
  } catch {
    return [];
  }
}
