import { globSync, readFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { shortName } from "../../app/shell/menu-row.ts";
import { fillPlaceholders } from "../../content/placeholders.ts";
import { readFrontMatter } from "../../server/content/front-matter.ts";
import { organisationFrom } from "../../server/content/organisation.ts";
import { plainText } from "../../server/markdown/plain-text.ts";
import { pageWords } from "../page-words.ts";

const tables = ["our_work", "news", "events", "resources", "partners", "people", "faq", "pages"];

/** Words alone: how they are set apart differs between a source and its page. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const joined = (text: string): string => wordsOf(text).join(" ");

/** So many words of a record in a row are no label of ours that happens to be in it. */
const fewestInARow = 4;

/** What pages say is content, too. Where it is not translated, visitors read the original. */
const pageTexts = () =>
  globSync("content/initial/pages/*.md")
    .flatMap((path) => [...readFrontMatter(readFileSync(path, "utf8")).fields.values()])
    .map((text) => fillPlaceholders(text, values))
    // The menu cuts long names.
    .flatMap((text) => [text, shortName(text)]);

/** As a new site has them; Swahili says how long messages are kept, and the sentence on governing law is a field of its own. */
const { name, city, country } = organisationFrom(pageWords("organisation"), "en");
const retention = new Intl.NumberFormat("sw", { style: "unit", unit: "month", unitDisplay: "long" }).format(
  24,
);
const year = String(new Date().getUTCFullYear());
const values = { name, city, country, retention, year, law: "." };

/** Countries are called as in Swahili, whose conventions the language has. */
function placesOf({ venue, city, country }: Record<string, unknown>): string[] {
  if (typeof country !== "string" || !country) return [];
  const place = [city, new Intl.DisplayNames("sw", { type: "region" }).of(country)]
    .filter(Boolean)
    .join(", ");
  return [place, `${venue}, ${place}`];
}

/** Tells whether a text is from a record: a whole field, a whole part of its Markdown, or some words in a row. */
export function recordTexts(file: string): (text: string) => boolean {
  const database = new Sqlite(file, { readonly: true });
  const fields = tables
    .flatMap((table) => database.prepare(`select * from ${table}`).all() as Record<string, unknown>[])
    .concat(database.prepare("select excerpt from records").all() as Record<string, unknown>[])
    .flatMap((row) => [...Object.values(row), ...placesOf(row)])
    .filter((value) => typeof value === "string")
    .concat(pageTexts());
  database.close();
  const parts = new Set(
    fields.flatMap((field) => [field, ...field.split(/[[\]()*_`#|\n,;:]+/)]).map((part) => joined(part)),
  );
  const all = fields.flatMap((field) => [joined(field), joined(plainText(field))]).map((text) => ` ${text} `);
  return (text) => {
    const words = joined(text);
    if (parts.has(words)) return true;
    return wordsOf(text).length >= fewestInARow && all.some((each) => each.includes(` ${words} `));
  };
}
