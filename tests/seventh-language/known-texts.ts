import { globSync, readFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { shortName } from "../../app/shell/menu-row.ts";
import { fillPlaceholders } from "../../content/placeholders.ts";
import { readFrontMatter } from "../../server/content/front-matter.ts";
import { organisationFrom } from "../../server/content/organisation.ts";
import { plainText } from "../../server/markdown/plain-text.ts";
import { pageWords } from "../page-words.ts";

const tables = [
  "our_work",
  "news",
  "newsletter",
  "events",
  "resources",
  "partners",
  "people",
  "faq",
  "pages",
];

/** Only the words: punctuation differs between a source and its page. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const joined = (text: string): string => wordsOf(text).join(" ");

/** A label of the site never shares this many consecutive words with a record by chance. */
const fewestInARow = 4;

/** Texts of pages are content, too. Without a translation, visitors read the original. */
const pageTexts = () =>
  globSync("content/initial/pages/*.md")
    .flatMap((path) => [...readFrontMatter(readFileSync(path, "utf8")).fields.values()])
    .map((text) => fillPlaceholders(text, values))
    // The menu shortens long names.
    .flatMap((text) => [text, shortName(text)]);

/** The values of a new site, with the retention periods in Swahili; the sentence on governing law is a separate field. */
const { name, city, country } = organisationFrom(pageWords("organisation"), "en");
const timeOf = (count: number, unit: "month" | "day") =>
  new Intl.NumberFormat("sw", { style: "unit", unit, unitDisplay: "long" }).format(count);
const retention = timeOf(24, "month");
const registrationRetention = timeOf(90, "day");
const year = String(new Date().getUTCFullYear());
const values = { name, city, country, retention, registrationRetention, year, law: "." };

/** Country names are in Swahili, whose conventions the test language follows. */
function placesOf({ venue, city, country }: Record<string, unknown>): string[] {
  if (typeof country !== "string" || !country) return [];
  const place = [city, new Intl.DisplayNames("sw", { type: "region" }).of(country)]
    .filter(Boolean)
    .join(", ");
  return [place, `${venue}, ${place}`];
}

/** Returns a function that tells whether a text is from a record: a whole field, a part of its Markdown, or consecutive words. */
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
