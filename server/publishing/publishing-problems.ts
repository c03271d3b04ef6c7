import { doiIn } from "../../content/citable.ts";
import { isCountry } from "../../content/countries.ts";
import { type Field, listedIn } from "../../content/define.ts";
import { type EntryList, entryIds } from "../../content/entries.ts";
import { fieldAt, fieldsOf, type Kind, kindOf } from "../../content/kinds.ts";
import { coordinatesIn } from "../../content/place.ts";
import { languageInEnglish } from "../../content/spoken-languages.ts";
import { emailFault } from "../mail/email-fault.ts";
import { destinationOf, isOwnPath } from "../markdown/links.ts";
import { type Db, type Edition, type Fields, readEdition } from "./edition.ts";
import { fieldNames } from "./edition-fields.ts";
import type { Problem, Reason } from "./problem-sentences.ts";
import type { TextWork } from "./texts/text-work.ts";

/** What a text lacks to be published. Drafts may be saved with all of these. */
export function textProblems(edition: Pick<Edition, "kind" | "translationOf" | "fields">): Problem[] {
  const { kind, translationOf, fields } = edition;
  const described = fieldsOf(kind, fields);
  const isTranslation = translationOf !== null;
  const names = isTranslation ? fieldNames(edition) : Object.keys(described);
  const mayBeMissing = isTranslation && kindOf(kind).fixed;
  const found = names.flatMap((name) => {
    const text = (fields[name] ?? "").trim();
    const field = described[name] ?? fieldAt(kind, name);
    const reason = !field || (mayBeMissing && !text) ? undefined : problemOf(field, text);
    return reason ? [{ field: name, ...reason }] : [];
  });
  if (found.length > 0) return found;
  if (endsBeforeItBegins(fields)) return [{ field: "ends_at", name: "eventEndsFirst" }];
  return Object.entries(fields).flatMap(([field, until]) => {
    const from = /^(?:.*\.)?until$/.test(field) ? fields[field.replace(/until$/, "from")] : undefined;
    return from && until && until < from ? [{ field, name: "endsFirst" }] : [];
  });
}

/** Why an edition cannot be published at this time. */
export async function publishingProblems(db: Db, edition: Edition, at: string): Promise<Problem[]> {
  const found = textProblems(edition);
  const { translationOf } = edition;
  if (translationOf === null || (await isOriginalPublic(db, translationOf, at))) return found;
  return [{ field: "", name: "originalNotPublic" }, ...found];
}

/** Whether the original is public, or will be by then. */
async function isOriginalPublic(db: Db, id: string, at: string): Promise<boolean> {
  const original = await readEdition(db, id);
  if (!original || original.deletedAt) return false;
  return original.publicRevision !== null || (original.dueAt !== null && original.dueAt <= at);
}

/** Texts that would take too long to render. */
export async function tooComplexTexts(
  { kind, fields }: { kind: Kind; fields: Fields },
  { isTooComplex }: Pick<TextWork, "isTooComplex">,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [field, text] of Object.entries(fields)) {
    if (fieldAt(kind, field)?.type === "text" && (await isTooComplex(text.trim())))
      problems.push({ field, name: "tooComplex" });
  }
  return problems;
}

export function problemOf(
  { type, required }: Pick<Field, "type" | "required">,
  text: string,
): Reason | undefined {
  if (typeof type === "object" && "entries" in type) return countProblem(type, entryIds(text).length);
  if (!text && required) return { name: "missing" };
  if (
    typeof type === "object" &&
    "choices" in type &&
    !Object.hasOwn(type.choices, text) &&
    (text || required)
  )
    return { name: "notAChoice" };
  if (!text) return undefined;
  if (type === "instant" && !isInstant(text)) return { name: "instant" };
  if (type === "date" && !isDate(text)) return { name: "notADate" };
  if (type === "zone" && !isZone(text)) return { name: "zone" };
  if (type === "email" && emailFault(text)) return { name: "email" };
  if (type === "phone" && !/^\+?[\d ()./-]{3,30}$/.test(text)) return { name: "phone" };
  if (type === "country" && !isCountry(text)) return { name: "country" };
  if (type === "link" || type === "file") return linkProblem(text);
  if (type === "languages") return languagesProblem(text);
  if (type === "coordinates" && !coordinatesIn(text)) return { name: "coordinates" };
  if (type === "doi" && !doiIn(text)) return { name: "doi" };
  if (type === "order" && !/^\d{1,6}$/.test(text)) return { name: "order" };
  return undefined;
}

function countProblem({ least, most }: EntryList, count: number): Reason | undefined {
  if (count < least) return { name: "tooFewEntries", values: { least } };
  return count > most ? { name: "tooManyEntries", values: { most } } : undefined;
}

function languagesProblem(text: string): Reason | undefined {
  const unknown = listedIn(text).filter((code) => !languageInEnglish(code));
  return unknown.length > 0 ? { name: "languages", values: { codes: unknown.slice(0, 3) } } : undefined;
}

/** Pages silently leave out links that are not valid. */
function linkProblem(text: string): Reason | undefined {
  if (/\s/.test(text)) return { name: "linkWithSpace" };
  const destination = destinationOf(text);
  const host = URL.parse(text, "https://this.site")?.hostname ?? "";
  const isSite = destination === "another site" && /[.:]/.test(host);
  return isSite || isOwnPath(text) ? undefined : { name: "link" };
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
