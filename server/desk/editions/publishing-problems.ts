import type { Field } from "../../../content/define.ts";
import { type Kind, kindOf } from "../../../content/kinds.ts";
import { emailFault } from "../../enquiries/email-fault.ts";
import { destinationOf, isOwnPath } from "../../markdown/links.ts";
import type { Fields } from "./edition.ts";
import type { Problem } from "./fields.ts";

/** What keeps a text from being published, with a sentence for each field. A draft may have any of it. */
export function publishingProblems(
  kind: Kind,
  fields: Fields,
  names = Object.keys(kindOf(kind).fields),
): Problem[] {
  const described = Object.entries(kindOf(kind).fields).filter(([name]) => names.includes(name));
  const found = described.flatMap(([name, field]) => {
    const sentence = problemOf(field, (fields[name] ?? "").trim());
    return sentence ? [{ field: name, sentence }] : [];
  });
  if (found.length === 0 && endsBeforeItBegins(fields))
    return [{ field: "ends_at", sentence: "The event ends before it begins." }];
  return found;
}

/** The same for one field. */
export function problemOf({ label, type, required }: Field, text: string): string | undefined {
  if (!text && required) return `“${label}” is missing: it is needed to publish.`;
  if (
    typeof type === "object" &&
    "choices" in type &&
    !Object.hasOwn(type.choices, text) &&
    (text || required)
  )
    return `“${label}” takes one of: ${Object.values(type.choices).join(", ")}.`;
  if (!text) return undefined;
  if (type === "instant" && !isInstant(text)) return `“${label}” is not a date and a time.`;
  if (type === "zone" && !isZone(text)) return `“${label}” takes a name such as Africa/Nairobi.`;
  if (type === "email" && emailFault(text)) return `“${label}” is not an address that can receive mail.`;
  if (type === "phone" && !/^\+?[\d ()./-]{3,30}$/.test(text))
    return `“${label}” takes a number as it is dialled, such as +251 11 000 0000.`;
  if (type === "country" && !isCountry(text))
    return `“${label}” takes a code of two letters, such as ET for Ethiopia.`;
  if (type === "link" || type === "file") return linkProblem(label, text);
  if (type === "order" && !/^\d{1,6}$/.test(text)) return `“${label}” takes a whole number, such as 3.`;
  return undefined;
}

/** Pages show no link that leads nowhere, and would leave it out without a word. */
function linkProblem(label: string, text: string): string | undefined {
  if (/\s/.test(text)) return `“${label}” has a space in it: an address has none.`;
  const destination = destinationOf(text);
  const host = URL.parse(text, "https://this.site")?.hostname ?? "";
  const isSite = destination === "another site" && /[.:]/.test(host);
  return isSite || isOwnPath(text)
    ? undefined
    : `“${label}” takes an address such as https://example.org, or one of this site such as /news.`;
}

/** Four digits for the year: PostgreSQL and a calendar take no others. */
function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && /^\d{4}-/.test(text) && /^\d{4}-/.test(new Date(time).toISOString());
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}

function endsBeforeItBegins({ event_date, ends_at }: Fields): boolean {
  return Boolean(event_date && ends_at) && Date.parse(ends_at ?? "") < Date.parse(event_date ?? "");
}
