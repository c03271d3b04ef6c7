import { excerpt as beginning, plainText } from "../markdown/plain-text.ts";
import type { WordPressItem } from "./export-entries.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import type { Planned } from "./import-plan.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { type Known, replacementsFor } from "./replacements.ts";

/** A record of whatever kind, before it is written: its fields are those of `kind` in this site. */
export type NeutralRecord = {
  kind: string;
  slug: string;
  language: string;
  /** Empty where WordPress does not say. */
  created_at: string;
  updated_at: string;
  fields: Record<string, string>;
};

const hour = 3_600_000;

/** One post or page, with its text in Markdown. */
export async function convertItem(
  item: WordPressItem,
  { kind, slug, language }: Planned,
  known: Known,
): Promise<NeutralRecord> {
  const { replacements, find } = replacementsFor(item, known);
  const html = withFootnotes(item);
  htmlToMarkdown(html, replacements);
  await find();
  const text = htmlToMarkdown(html, replacements);
  const lead = htmlToMarkdown(item.excerpt, replacements);
  const title = plainTextOf(item.title) || beginning(text, 80);
  const cover = item.meta._thumbnail_id ? await known.media.numbered(item.meta._thumbnail_id) : undefined;
  const image_url = cover?.kind === "picture" ? cover.address : "";
  const fields =
    kind === "news"
      ? { headline: title, content: withLead(text, lead, known), image_url }
      : { title, lead: plainText(lead).replace(/\s+/g, " "), text, image_url };
  return {
    ...{ kind, slug, language, fields: fields as Record<string, string> },
    created_at: item.published,
    // Every save moves it, also that which published the text.
    updated_at: Date.parse(item.modified) - Date.parse(item.published) > hour ? item.modified : "",
  };
}

/** News have no excerpt of their own: lists show how a text begins. */
function withLead(text: string, lead: string, { report }: Known): string {
  const letters = (markdown: string) => plainText(markdown).replace(/[\s…]|\.\.\.$/gu, "");
  if (!lead || letters(text).startsWith(letters(lead))) return text;
  report.remark("excerpt", plainText(lead));
  return `${lead}\n\n${text}`;
}

/** WordPress keeps them beside the text, as JSON. */
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
