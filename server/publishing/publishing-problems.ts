import { doiIn } from "../../content/citable.ts";
import { isCountry } from "../../content/countries.ts";
import { type Field, listedIn } from "../../content/define.ts";
import { type EntryList, entryIds, fullLabel } from "../../content/entries.ts";
import { fieldAt, fieldsOf, type Kind, kindOf } from "../../content/kinds.ts";
import { coordinatesIn } from "../../content/place.ts";
import { languageInEnglish } from "../../content/spoken-languages.ts";
import { emailFault } from "../mail/email-fault.ts";
import { destinationOf, isOwnPath } from "../markdown/links.ts";
import { type Db, type Edition, type Fields, readEdition } from "./edition.ts";
import { fieldNames, type Problem } from "./edition-fields.ts";
import type { TextWork } from "./texts/text-work.ts";

/** What a text lacks to be published, with a sentence for each field. Drafts may be saved with all of these. */
export function textProblems(edition: Pick<Edition, "kind" | "translationOf" | "fields">): Problem[] {
  const { kind, translationOf, fields } = edition;
  const described = fieldsOf(kind, fields);
  const isTranslation = translationOf !== null;
  const names = isTranslation ? fieldNames(edition) : Object.keys(described);
  const mayBeMissing = isTranslation && kindOf(kind).fixed;
  const found = names.flatMap((name) => {
    const text = (fields[name] ?? "").trim();
    const field = described[name] ?? fieldAt(kind, name);
    const sentence = !field || (mayBeMissing && !text) ? undefined : problemOf(field, text);
    return sentence ? [{ field: name, sentence }] : [];
  });
  if (found.length > 0) return found;
  if (endsBeforeItBegins(fields)) return [{ field: "ends_at", sentence: "The event ends before it begins." }];
  return Object.entries(fields).flatMap(([field, until]) => {
    const from = /^(?:.*\.)?until$/.test(field) ? fields[field.replace(/until$/, "from")] : undefined;
    return from && until && until < from ? [{ field, sentence: "It ends before it begins." }] : [];
  });
}

/** Why an edition cannot be published at this time, with a sentence for each field. */
export async function publishingProblems(db: Db, edition: Edition, at: string): Promise<Problem[]> {
  const found = textProblems(edition);
  const { translationOf } = edition;
  if (translationOf === null || (await isOriginalPublic(db, translationOf, at))) return found;
  return [originalIsNotPublic, ...found];
}

const originalIsNotPublic: Problem = {
  field: "",
  sentence: "The original is not public. Publish it first, because a translation is shown in its place.",
};

/** Whether the original is public, or will be by then. */
async function isOriginalPublic(db: Db, id: string, at: string): Promise<boolean> {
  const original = await readEdition(db, id);
  if (!original || original.deletedAt) return false;
  return original.publicRevision !== null || (original.dueAt !== null && original.dueAt <= at);
}

/** Texts that would take too long to render, with a sentence for each. */
export async function tooComplexTexts(
  { kind, fields }: { kind: Kind; fields: Fields },
  { isTooComplex }: Pick<TextWork, "isTooComplex">,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [field, text] of Object.entries(fields)) {
    const described = fieldAt(kind, field);
    if (described?.type === "text" && (await isTooComplex(text.trim())))
      problems.push({
        field,
        sentence: `“${fullLabel(described)}” is too complex to publish: please use fewer links, lists, table cells or other marks, or make two texts of it.`,
      });
  }
  return problems;
}

export function problemOf(field: Field, text: string): string | undefined {
  const { type, required } = field;
  const label = fullLabel(field);
  if (typeof type === "object" && "entries" in type) return countProblem(label, type, entryIds(text).length);
  if (!text && required) return `“${label}” is missing: it is needed to publish.`;
  if (
    typeof type === "object" &&
    "choices" in type &&
    !Object.hasOwn(type.choices, text) &&
    (text || required)
  )
    return `“${label}” takes one of: ${Object.values(type.choices).join(", ")}.`;
  if (!text) return undefined;
  if (type === "instant" && !isInstant(text)) return `“${label}” is not a valid date and time.`;
  if (type === "date" && !isDate(text)) return `“${label}” is not a valid date, such as 2026-12-25.`;
  if (type === "zone" && !isZone(text)) return `“${label}” takes a name such as Africa/Nairobi.`;
  if (type === "email" && emailFault(text)) return `“${label}” is not an address that can receive mail.`;
  if (type === "phone" && !/^\+?[\d ()./-]{3,30}$/.test(text))
    return `“${label}” takes a number as it is dialled, such as +251 11 000 0000.`;
  if (type === "country" && !isCountry(text))
    return `“${label}” takes the ISO code of a country: two capital letters, such as KE.`;
  if (type === "link" || type === "file") return linkProblem(label, text);
  if (type === "languages") return languagesProblem(label, text);
  if (type === "coordinates" && !coordinatesIn(text))
    return `“${label}” takes a latitude and a longitude in degrees, such as 9.03, 38.74.`;
  if (type === "doi" && !doiIn(text)) return `“${label}” takes a DOI, such as 10.5281/zenodo.1234567.`;
  if (type === "order" && !/^\d{1,6}$/.test(text)) return `“${label}” takes a whole number, such as 3.`;
  return undefined;
}

function countProblem(label: string, { least, most }: EntryList, count: number): string | undefined {
  if (count < least) return `“${label}” needs at least ${least === 1 ? "one entry" : `${least} entries`}.`;
  return count > most
    ? `“${label}” takes at most ${most} entries: the page has no room for more.`
    : undefined;
}

function languagesProblem(label: string, text: string): string | undefined {
  const unknown = listedIn(text).filter((code) => !languageInEnglish(code));
  if (unknown.length === 0) return undefined;
  const named = unknown.slice(0, 3).map((code) => `“${code}”`);
  return `“${label}” takes codes of languages, such as en, fr, sw. Not known: ${named.join(", ")}.`;
}

/** Pages silently leave out links that are not valid. */
function linkProblem(label: string, text: string): string | undefined {
  if (/\s/.test(text)) return `“${label}” has a space in it, which an address cannot have.`;
  const destination = destinationOf(text);
  const host = URL.parse(text, "https://this.site")?.hostname ?? "";
  const isSite = destination === "another site" && /[.:]/.test(host);
  return isSite || isOwnPath(text)
    ? undefined
    : `“${label}” takes an address such as https://example.org, or one of this site such as /news.`;
}

/** PostgreSQL and calendar files accept only years of four digits. */
function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && /^\d{4}-/.test(text) && /^\d{4}-/.test(new Date(time).toISOString());
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

function endsBeforeItBegins({ event_date, ends_at }: Edition["fields"]): boolean {
  return Boolean(event_date && ends_at) && Date.parse(ends_at ?? "") < Date.parse(event_date ?? "");
}
