import { listedIn } from "../../../content/define.ts";
import { fieldAt, type Kind, kindOf } from "../../../content/kinds.ts";
import { inFormOrder } from "../../../content/spoken-languages.ts";
import { organisation } from "../../../organisation.ts";
import { instantOf, localTime } from "../../../server/database/zoned-time.ts";

type Fields = Record<string, string>;

/** Stored fields for the form, with times as local time at the place. */
export function formValues(kind: Kind, fields: Fields): Fields {
  return mapTimes(kind, inBoxOrder(kind, fields), (instant, zone) => {
    // Stored as typed, without a zone: see `fieldsOf`.
    if (!/Z$/.test(instant) || Number.isNaN(Date.parse(instant))) return instant;
    return localTime(new Date(instant), zone);
  });
}

/** The kind's fields in a posted form, with times in UTC. Without a known zone, a time stays as typed. */
export function fieldsOf(kind: Kind, form: FormData): Fields {
  const names = [...new Set(form.keys())].filter((name) => fieldAt(kind, name));
  const typed = Object.fromEntries(
    // Each ticked box is a separate value.
    names.map((name) => [name, form.getAll(name).join(",").replace(/\r\n?/g, "\n")]),
  );
  return mapTimes(kind, inBoxOrder(kind, typed), (local, zone) => {
    const date = new Date(`${local}Z`);
    return /^\d{4}-/.test(local) && !Number.isNaN(date.getTime())
      ? instantOf(date, zone).toISOString()
      : local;
  });
}

/** 0 if the form has no revision. */
export function revisionIn(form: FormData, name: string): number {
  const text = String(form.get(name) ?? "");
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Puts lists in the order of the form's boxes, so that opening and saving a form changes nothing. */
function inBoxOrder(kind: Kind, fields: Fields): Fields {
  const described = kindOf(kind).fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const type = described[name]?.type;
      if (type === "people") return [name, listedIn(text).join(", ")];
      return [name, type === "languages" ? inFormOrder(text) : text];
    }),
  );
}

function mapTimes(kind: Kind, fields: Fields, time: (text: string, zone: string) => string): Fields {
  const described = kindOf(kind).fields;
  const zoneField = Object.keys(described).find((name) => described[name]?.type === "zone");
  const zone = zoneField ? (fields[zoneField] ?? "").trim() : organisation.timeZone;
  if (!isZone(zone)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      described[name]?.type === "instant" && text ? time(text, zone) : text,
    ]),
  );
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
